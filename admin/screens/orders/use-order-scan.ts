// A code scanned on the list of orders: the number of an order or a parcel opens the order.
import { useNavigate } from 'react-router';
import { orderPath, ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { scanned as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { exactText } from '@taana-baana/contract/typed/exact-text.ts';
import { readSlipCode } from '@taana-baana/contract/typed/slip-code.ts';
import type { ScanResult } from '../../components/scan/scan-button.tsx';
import { useCall } from '../../store/use-call.ts';

export function useOrderScan(): (code: string) => Promise<ScanResult | undefined> {
  const navigate = useNavigate();
  const { call } = useCall();
  return async (code) => {
    const search = exactText(code);
    const { orders, unplaced = [] } = await call('listOrders', { query: { search } });
    if (orders.length + unplaced.length === 0) return { text: texts.unknown(search), isRefused: true };
    const exact = orders.filter(({ number, awb }) => [number, awb].includes(readSlipCode(code).number));
    const [order, ...others] = exact.length > 0 ? exact : orders;
    await navigate(order && others.length === 0 ? orderPath(order.number) : ordersPath({ search }));
  };
}
