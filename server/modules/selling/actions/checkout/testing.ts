// For tests: checkouts that adjustments lower. No call of customers makes adjustments yet.
import { type Adjustment, priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { v7 } from 'uuid';
import type { Deps } from '../../../../deps.ts';
import { address } from '../../money/payments/testing.ts';
import { listPricedLines } from '../cart/cart.service.ts';
import { type PricedCart, openOrder } from './unpaid-orders.service.ts';

export const lessOnGoods = (rupees: number, on?: readonly number[]): Adjustment => ({
  kind: 'goods',
  source: 'test',
  label: 'Less for goods',
  paise: rupees * 100,
  ...(on && { on }),
});

export const lessOnShipping = (rupees: number): Adjustment => ({
  kind: 'shipping',
  source: 'test',
  label: 'Less for shipping',
  paise: rupees * 100,
});

/** Of the customer's cart. Resolves to the provider's order and what the cart costs. */
export async function checkOutAdjusted(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'settings' | 'gateway'>,
  customerId: string,
  adjustments: readonly Adjustment[],
  credit = 0,
): Promise<{ providerOrderId: string; cart: PricedCart }> {
  const cart = priceOrder(await listPricedLines(deps.db, customerId), deps.settings.current().shipping, adjustments);
  const id = v7();
  const { id: providerOrderId } = await deps.gateway.createOrder({
    amount: cart.total - credit,
    receipt: id,
    notes: { shop: 'Test' },
  });
  const checkAt = new Date(deps.clock.now().getTime() + 3600_000);
  const order = { id, customerId, attemptKey: null, cart, credit, address, channel: null };
  await openOrder(deps, order, { providerOrderId, checkAt, network: null });
  return { providerOrderId, cart };
}
