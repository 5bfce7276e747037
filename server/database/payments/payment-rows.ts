// The payments of an order as rows, from the columns that the previous version writes: the definition
// of what the rows say.
import { type PaymentMethod, paymentMethods } from '@taana-baana/contract/payment-methods.ts';
import type { OrderRow, PaymentRow, RefundRow, WrongAmountRow } from '../tables/order-tables.ts';
import type { Database } from '../tables.ts';

type PaidOrder = Pick<
  OrderRow,
  | 'id'
  | 'status'
  | 'provider_order_id'
  | 'provider_payment_id'
  | 'total'
  | 'credit'
  | 'advance'
  | 'created_at'
  | 'placed_at'
  | 'paid_at'
  | 'payment_method'
  | 'payment_fee_paise'
  | 'payment_tax_paise'
  | 'payment_reference'
>;
type PaidRefund = Pick<
  RefundRow,
  'provider_payment_id' | 'reason' | 'amount_paise' | 'currency' | 'status' | 'credit' | 'created_at'
>;

/** What other tables say about an order's payments. */
export interface AboutPayments {
  /** Staff sent a link for it. */
  readonly hasLink: boolean;
  /** Who took the money that the shop itself received. */
  readonly staffId: string | null;
  readonly refunds: readonly PaidRefund[];
  readonly wrongAmounts: readonly WrongAmountRow[];
}

/**
 * What pays, or is to pay, what store credit does not; store credit, too, if nothing else is to be
 * paid. The money of a method without a provider may come after the order is placed: such an order
 * names the method.
 */
export function methodOf(
  order: Pick<OrderRow, 'total' | 'credit' | 'placed_at' | 'paid_at' | 'provider_payment_id' | 'payment_method'>,
): PaymentMethod {
  if (order.total === order.credit) return 'store-credit';
  if (placedAtOf(order) === null || order.provider_payment_id !== null) return 'razorpay';
  return paymentMethods.find((method) => method === order.payment_method) ?? 'by-hand';
}

/** The previous version, which may serve beside this one, writes only the other column. */
const placedAtOf = (order: Pick<OrderRow, 'placed_at' | 'paid_at'>): string | null => order.placed_at ?? order.paid_at;

/** What waits for its advance is placed by that; the rest is paid on delivery. */
function toPayPaise(order: PaidOrder): number {
  const { total, credit, advance } = order;
  return (advance && placedAtOf(order) === null ? advance : total - credit - (advance ?? 0)) * 100;
}

const madeAtProvider = 'given back at the provider';

/**
 * A replacement, or an order that costs nothing, has none. Each row's id is made from the order's id,
 * so the same row is never stored twice.
 */
export function paymentRowsOf(order: PaidOrder, about: AboutPayments): PaymentRow[] {
  const placedAt = placedAtOf(order);
  const method = methodOf(order);
  const payable = toPayPaise(order);
  const isPaid = order.paid_at !== null;
  const isOver = order.status === 'Expired' || order.status === 'Cancelled';
  const state: PaymentRow['state'] = isPaid ? 'captured' : isOver ? 'cancelled' : 'pending';
  const base = { ...emptyPayment, order_id: order.id, state, created_at: order.created_at, captured_at: order.paid_at };
  const rows: PaymentRow[] = [];
  const hasProvider = order.provider_order_id !== null || order.provider_payment_id !== null || about.hasLink;
  if (payable > 0 && hasProvider) {
    // The shop itself receives the money, instead of the provider.
    const isUnused = method !== 'razorpay';
    rows.push({
      ...base,
      id: moneyId(order.id),
      method: 'razorpay',
      amount_paise: payable,
      provider_order_id: order.provider_order_id,
      ...(isUnused
        ? { state: 'cancelled' as const, captured_at: null }
        : {
            provider_payment_id: order.provider_payment_id,
            instrument: order.payment_method,
            fee_paise: order.payment_fee_paise,
            tax_paise: order.payment_tax_paise,
          }),
    });
  }
  if (method !== 'razorpay' && method !== 'store-credit') {
    rows.push({
      ...base,
      id: handId(order.id),
      method,
      amount_paise: payable,
      instrument: order.payment_method,
      reference: order.payment_reference,
      staff_id: about.staffId,
      created_at: placedAt ?? order.created_at,
    });
  }
  if (order.credit > 0) {
    // It is spent when the order is placed.
    const spent = placedAt === null ? {} : { state: 'captured' as const, captured_at: placedAt };
    rows.push({ ...base, id: creditId(order.id), method: 'store-credit', amount_paise: order.credit * 100, ...spent });
  }
  return [...rows, ...strayRowsOf(order, about, payable)];
}

/** What a payment does not have at first. */
export const emptyPayment: Omit<
  PaymentRow,
  'id' | 'order_id' | 'method' | 'state' | 'amount_paise' | 'created_at' | 'captured_at'
> = {
  currency: 'INR',
  provider_order_id: null,
  provider_payment_id: null,
  instrument: null,
  fee_paise: null,
  tax_paise: null,
  reference: null,
  staff_id: null,
};

/** Payments for the order that did not place it: their amount is known from their refunds. */
function strayRowsOf(order: PaidOrder, { refunds, wrongAmounts }: AboutPayments, payable: number): PaymentRow[] {
  const ids = new Set([...refunds, ...wrongAmounts].map((row) => row.provider_payment_id));
  ids.delete(order.id);
  if (order.provider_payment_id !== null) ids.delete(order.provider_payment_id);
  return [...ids].map((id) => {
    const own = refunds
      .filter((refund) => refund.provider_payment_id === id)
      .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
    const ours = own.find(({ reason }) => reason !== madeAtProvider);
    const moved = own.reduce((sum, refund) => sum + (refund.status === 'failed' ? 0 : (refund.amount_paise ?? 0)), 0);
    const noticed = wrongAmounts.find((row) => row.provider_payment_id === id)?.noticed_at;
    return {
      ...emptyPayment,
      id: strayId(order.id, id),
      order_id: order.id,
      method: 'razorpay',
      state: 'cancelled',
      amount_paise: ours?.amount_paise ?? (moved || payable),
      currency: own[0]?.currency ?? 'INR',
      provider_payment_id: id,
      created_at: own[0]?.created_at ?? noticed ?? order.created_at,
      captured_at: own[0]?.created_at ?? null,
    };
  });
}

/** A payment for the order that did not place it, and whose money goes back. */
export const isStray = (row: Pick<PaymentRow, 'state' | 'provider_payment_id'>): boolean =>
  row.state === 'cancelled' && row.provider_payment_id !== null;

/**
 * The id of the payment that a refund is of. Null: the order cost nothing. Store credit alone is of
 * the credit; money, or money and credit, is of the money.
 */
export function paymentOfRefund(
  order: Pick<OrderRow, 'id' | 'provider_payment_id' | 'total' | 'credit'>,
  refund: Pick<RefundRow, 'provider_payment_id' | 'amount_paise' | 'credit'>,
): string | null {
  const { id, provider_payment_id: own, total, credit } = order;
  if (refund.provider_payment_id !== (own ?? id)) return strayId(id, refund.provider_payment_id);
  const isOfCredit = (refund.amount_paise === 0 && refund.credit > 0) || total === credit;
  if (credit > 0 && isOfCredit) return creditId(id);
  if (total === credit) return null;
  return own === null ? handId(id) : moneyId(id);
}

/** An order has one of each, and one of each payment that did not place it. */
export const moneyId = (orderId: string): string => `${orderId}.money`;
export const handId = (orderId: string): string => `${orderId}.hand`;
/** What was paid in advance: its row is that of the money until it places the order. The columns do not have it. */
export const advanceId = (orderId: string): string => `${orderId}.advance`;
const creditId = (orderId: string): string => `${orderId}.credit`;
export const strayId = (orderId: string, providerPaymentId: string): string => `${orderId}.${providerPaymentId}`;

// A payment that a refund, or its amount, made known before it placed its order.

/** It is the order's own payment from now on, and so are its refunds. Its row is deleted. */
export async function takeStray(trx: Database, orderId: string, providerPaymentId: string): Promise<void> {
  const id = strayId(orderId, providerPaymentId);
  const taken = await trx.deleteFrom('payments').where('id', '=', id).returning('id').executeTakeFirst();
  if (!taken) return;
  await trx
    .updateTable('refunds')
    .set({ payment_id: moneyId(orderId) })
    .where('payment_id', '=', id)
    .execute();
}
