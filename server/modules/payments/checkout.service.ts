// Checkout: prices the cart, opens the provider's order, and keeps the one row that is the order from then on.
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { type CheckoutAnswer, type CheckoutRequest, paymentPendingStatus, serverMessages } from '@taana-baana/contract';
import type { OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderOrder } from '../../integrations/payment-gateway/payment-gateway.ts';
import { listPricedLines } from '../cart/cart.service.ts';
import { isStateServed } from '../orders/order-address.service.ts';
import {
  type PricedCart,
  findOrderByAttempt,
  openOrder,
  reviseOrder,
  updateCheckAt,
} from '../orders/unpaid-orders.service.ts';
import { Refusal } from '../refusal.ts';
import { atCheckout } from './provider-trouble.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'shop' | 'config' | 'gateway' | 'log' | 'changes'>;

/** The same customer, amount and attempt get the same provider order again, however many requests are under way. */
export async function checkout(deps: Needs, customerId: string, request: CheckoutRequest): Promise<CheckoutAnswer> {
  const address = request.shippingInfo ?? null;
  if (address && !isStateServed(deps, address.state)) {
    throw new Refusal('invalid', serverMessages.stateNotServed, {
      'shippingInfo.state': serverMessages.stateNotServed,
    });
  }
  const cart = await priceCart(deps, customerId);
  const amount = cart.itemsTotal + cart.shippingPrice;
  if (request.amount !== undefined && request.amount !== amount) {
    throw new Refusal('conflict', serverMessages.cartChanged);
  }
  const attemptKey = request.attemptId ? `${customerId}:${amount}:${request.attemptId}` : null;
  const known = attemptKey === null ? undefined : await findOrderByAttempt(deps.db, customerId, attemptKey);
  const order = known ? await repeat(deps, known) : await open();
  return { success: true, key: deps.gateway.keyId, order: { ...order } };

  async function open(): Promise<ProviderOrder> {
    const id = v7();
    const receipt = attemptKey === null ? id : receiptOf(attemptKey);
    const opened = await atCheckout(
      deps,
      deps.gateway.createOrder({ amount, receipt, notes: { shop: deps.shop.name } }),
    );
    const isNew = await openOrder(deps, {
      id,
      customerId,
      attemptKey,
      providerOrderId: opened.id,
      cart,
      address,
      checkAt: firstCheck(deps),
    });
    if (isNew) return opened;
    // Another request of this attempt was quicker; its row counts.
    const row = attemptKey === null ? undefined : await findOrderByAttempt(deps.db, customerId, attemptKey);
    if (!row) throw new Refusal('provider-failed', serverMessages.providerUnavailable);
    return repeat(deps, row);
  }

  async function repeat({ db, clock, gateway, changes }: Needs, row: OrderRow): Promise<ProviderOrder> {
    const again = await atCheckout(deps, gateway.findOrder(row.provider_order_id ?? ''));
    if (!again) throw new Refusal('provider-failed', serverMessages.providerUnavailable);
    if (again.status !== 'paid') {
      await reviseOrder(deps, row, cart, address, firstCheck(deps));
    } else if (row.status === paymentPendingStatus) {
      // Paid, and we never heard of it: what was bought stays as it was, and the payment is looked for at once.
      await updateCheckAt(db, row, clock.now().toISOString());
      changes.publish({ data: 'payment checks' });
    }
    return again;
  }
}

async function priceCart({ db, shop }: Pick<Deps, 'db' | 'shop'>, customerId: string): Promise<PricedCart> {
  const lines = await listPricedLines(db, customerId);
  if (lines.length === 0) throw new Refusal('invalid', serverMessages.cartEmpty);
  const itemsTotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return { lines, itemsTotal, shippingPrice: shop.shippingFee };
}

function firstCheck({ clock, config }: Pick<Deps, 'clock' | 'config'>): Date {
  return new Date(clock.now().getTime() + config.reconcileAfterSeconds * 1000);
}

/** The provider gives one order a receipt: a checkout that was cut off before its commit finds its order again. */
function receiptOf(attemptKey: string): string {
  return createHash('sha256').update(attemptKey).digest('hex').slice(0, 40);
}
