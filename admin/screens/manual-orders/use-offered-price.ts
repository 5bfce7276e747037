// The price of a new order with offers, from the server: it alone knows which the customer may use.
import { useEffect, useState } from 'react';
import type { PricedOrder, UnpricedOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { adminApi } from '../../store/admin-api.ts';

/** Milliseconds without a key: a code is typed letter by letter. */
const pause = 300;

/** Undefined: it was not asked for (`order` is undefined), or has not answered yet. */
export function useOfferedPrice(order: UnpricedOrder | undefined): PricedOrder | undefined {
  const [price] = adminApi.usePriceManualOrderMutation();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly priced: PricedOrder }>();
  const asked = order && JSON.stringify(order);
  useEffect(() => {
    if (asked === undefined) return;
    const ask = async () => {
      const { data } = await price({ body: JSON.parse(asked) as UnpricedOrder });
      if (data) setAnswer({ asked, priced: data });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => clearTimeout(timer);
  }, [price, asked]);
  return answer && answer.asked === asked ? answer.priced : undefined;
}
