// For tests: staff take orders of one counted T-shirt, in a shop of each test's own with the provider double.
import { expect } from 'vitest';
import type { Engine } from '../../../../database/open.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { getStock } from '../../desk/stock-list.service.ts';
import { type CountedTee, countTee, size } from '../../goods/stock/testing.ts';
import { address, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { processWebhooks } from '../checkout/webhooks.service.ts';
import { type ManualOrderInput, placeManualOrder } from './place-manual-order.service.ts';

export const hour = 3600_000;
export const home = { ...address, country: 'India' as const, state: 'Tamil Nadu' as const };

/** What tests do with the shop that `open` is given before each of them. */
export function manualOrdersForEach(
  engine: Engine,
  open: (opened: { double: ProviderDouble; shop: TestShop; tee: CountedTee }) => void,
) {
  let double: ProviderDouble;
  let shop: TestShop;
  let tee: CountedTee;
  let webhookUrl: string;
  let now = new Date('2026-11-21T10:00:00.000Z');
  let made = 0;
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ double, shop, now } = opened);
    tee = await countTee(shop, 5);
    webhookUrl = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
    open({ double, shop, tee });
  });

  function wanted(changes: Partial<ManualOrderInput> = {}): ManualOrderInput {
    made += 1;
    const { product, color } = tee.choice;
    return {
      key: `attempt-number-${made}-xx`,
      channel: 'whatsapp',
      lines: [{ product, color, size, quantity: 2 }],
      isShippingWaived: false,
      mobile: '9876543210',
      email: 'asha@example.com',
      address: home,
      ...changes,
    };
  }
  const onlyLink = async () => (await double.state()).links[0] ?? { id: '', status: '', expire_by: 0 };
  return {
    wanted,
    onlyLink,
    inCash: (changes: Partial<ManualOrderInput> = {}) =>
      wanted({ channel: 'counter', payment: { method: 'cash', reference: 'Bill 7' }, ...changes }),
    take: (order: ManualOrderInput) => placeManualOrder(shop.deps, order, commandLine),
    pieces: async () => {
      const found = (await getStock(shop.deps, tee.id)).variants.find(
        (one) => one.color === tee.choice.color && one.size === size,
      );
      return { stock: found?.stock, reserved: found?.reserved };
    },
    onlyOrder: async () => {
      const { orders } = await readPurchaseRows(shop);
      expect(orders).toHaveLength(1);
      return orders[0] as (typeof orders)[number];
    },
    pay: async (): Promise<string> => (await double.payLink((await onlyLink()).id)).id,
    notify: async (payment_id: string, event = 'payment_link.paid'): Promise<void> => {
      expect(await double.webhook({ url: webhookUrl, event, payment_id })).toBe(200);
      await processWebhooks(shop.deps);
    },
    wait: (hours: number): void => {
      now = new Date(now.getTime() + hours * hour);
    },
  };
}
