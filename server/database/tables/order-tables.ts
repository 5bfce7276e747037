// Row types of orders, payments and refunds. See ../tables.ts for the types.
import type { Generated } from 'kysely';
import type { OrderChannel } from '@taana-baana/contract/admin/paths/order-choices.ts';
import type { PaymentMethod } from '@taana-baana/contract/payment-methods.ts';

/**
 * A checkout, or an order that staff take, from its start. `status` is 'Payment pending', 'Expired'
 * or a status that the shopper sees.
 */
export interface OrderRow {
  id: string;
  customer_id: string;
  /** The order whose exchange it replaces: then it costs nothing and has no payment. */
  parent_id: string | null;
  /** The channel by which staff took it; null: not taken by staff. */
  channel: OrderChannel | null;
  /** `here`: handed over in the shop; null: a courier brings it. */
  handing: 'here' | null;
  /** Short and readable; assigned when the order is placed. */
  number: string | null;
  status: string;
  /** Customer, amount and the browser's attempt: a repeated checkout finds its order by it. */
  attempt_key: string | null;
  provider_order_id: string | null;
  /**
   * The payment of a placed order; a payment belongs to one order only. Null also if the shop
   * itself received the money, or nothing was to be paid.
   */
  provider_payment_id: string | null;
  items_total: number;
  shipping_price: number;
  /** The part of it that is for paying on delivery; null: nothing. */
  cash_fee?: number | null;
  /** Rupees of `total` that are paid online before it is paid on delivery; null: none. */
  advance?: number | null;
  /** JSON: codes for paying online, of an order that is paid on delivery; null: none. */
  online_codes?: string | null;
  /** What is charged: items and shipping. */
  total: number;
  /** The part of `total` that is paid with store credit; the provider is asked for the rest. */
  credit: number;
  /** JSON of a PaidAddress. It may be incomplete, even when the order is paid. */
  address: string | null;
  /** What the owner should check before shipping. */
  note: string | null;
  created_at: string;
  /** When it was placed. Null for an order that the previous version placed, until it is filled. */
  placed_at: string | null;
  /** The same as `placed_at`; the previous version reads it. */
  paid_at: string | null;
  /** Until when the customer has to confirm an order paid on delivery; null: there is nothing to confirm. */
  confirm_by?: string | null;
  /** When it was confirmed, or paid online instead; null: it is to be packed since it was placed. */
  to_pack_since?: string | null;
  /** When create-order first answered for this order. */
  acknowledged_at: string | null;
  /** When to ask the provider next, or the end of a lease; null when nothing is open. */
  check_at: string | null;
  checks: number;
  /**
   * `upi`, `card` …, and the provider's fees in paise, of which
   * `payment_tax_paise` is GST; null until known.
   */
  payment_method: string | null;
  payment_fee_paise: number | null;
  payment_tax_paise: number | null;
  /** A note of staff about a payment that the shop itself received, such as its UPI reference. */
  payment_reference: string | null;
  /** When the order mail stops waiting for the address; null once it is queued. */
  order_mail_at: string | null;
  /**
   * The customer's data at purchase. Null until the order is placed, unless staff took it, and
   * again once the account is deleted.
   */
  customer_name: string | null;
  customer_mobile: string | null;
  customer_email: string | null;
  /** `asha kumari` and `kumari asha`: a search matches their beginning. */
  name_key: string | null;
  last_name_key: string | null;
  /** Of a registered customer, for the invoice; until the account is deleted. */
  customer_gstin: string | null;
  /** Its name on the invoice: only with a GSTIN. */
  customer_business: string | null;
}

export interface OrderLineRow {
  id: string;
  order_id: string;
  position: number;
  product_id: string;
  title: string;
  color_id: string;
  color_title: string;
  size: string;
  quantity: number;
  /** Rupees of one piece, before discounts. */
  price: number;
  /** The line's share of the adjustments of its order. */
  discount_paise: number;
}

/** Lowers an order's price: its total is items + shipping - adjustments. */
export interface OrderAdjustmentRow {
  id: string;
  order_id: string;
  position: number;
  kind: 'goods' | 'shipping';
  source: string;
  label: string;
  paise: number;
}

/** An order's history: every change of status with its cause, and events without one. */
export interface OrderEventRow {
  id: string;
  order_id: string;
  from_status: string | null;
  to_status: string;
  cause: string;
  created_at: string;
  /** What happened without a change of status; null for a change of status. */
  what: string | null;
  /** The member of staff who caused it in the admin. */
  staff_id: string | null;
}

export interface WebhookEventRow {
  id: string;
  event: string;
  /** The order that the event is about, if it names one. */
  provider_order_id: string | null;
  provider_payment_id: string | null;
  /** The original body, with the payer's e-mail and phone number; emptied once processed. */
  body: string;
  received_at: string;
  processed_at: string | null;
  /** When to try next, or the end of a lease; null once processed or given up. */
  try_at: string | null;
  tries: number;
}

/**
 * One way in which an order is, or is to be, paid. `captured` is only what pays the order. A payment
 * that does not place its order, because it is too late, twice or of a wrong amount, is `cancelled`:
 * the shop may have received it, and gives it back.
 */
export interface PaymentRow {
  id: string;
  order_id: string;
  method: PaymentMethod;
  state: 'pending' | 'authorised' | 'captured' | 'failed' | 'cancelled';
  /** What it pays of the order; of a cancelled one for information only. */
  amount_paise: number;
  currency: string;
  /** Of the payment that may place the order, not of others for the same provider's order. */
  provider_order_id: string | null;
  provider_payment_id: string | null;
  /** `upi`, `card` …, as the provider, or staff, named it. */
  instrument: string | null;
  /** The provider's fees, of which `tax_paise` is GST; null until known. */
  fee_paise: number | null;
  tax_paise: number | null;
  /** Of money that the shop itself received: staff's note, and who took it. */
  reference: string | null;
  staff_id: string | null;
  created_at: string;
  captured_at: string | null;
  /** Until an order is placed: why the last attempt to pay failed, in the bank's words. */
  failure?: string | null;
}

/**
 * A refund, due or done. The row's id is the idempotency key of the provider's call. `status`:
 * `due` (not requested yet), `requested` (in progress at the provider), `refunded`, `failed`
 * (rejected: the owner has to look), `by hand` (staff refund it: the provider never had the money).
 */
export interface RefundRow {
  id: string;
  /** Of money that the shop itself received: the order's id. */
  provider_payment_id: string;
  order_id: string | null;
  /** The payment it is of. Null without an order, and of one of the previous version until filled. */
  payment_id?: string | null;
  /** One of `RefundReason`. */
  reason: string;
  /** Null: the payment's whole remainder, recorded by a version without amounts and still open. */
  amount_paise: number | null;
  currency: string;
  status: string;
  /** The provider's message when it rejected the refund. */
  failure: string | null;
  provider_refund_id: string | null;
  created_at: string;
  /**
   * When to ask the provider next, or the end of the lease of the
   * process that asks; null once done.
   */
  due_at: string | null;
  tries: number;
  /** The member of staff who made it in the admin. */
  staff_id: string | null;
  /** Of the call that made it: a repeated call finds its refund, if it asks for the same rupees. */
  request_key: string | null;
  request_amount: number | null;
  /** JSON: `[{line, quantity}]`, of the order's lines. Null: it is for no lines. */
  lines: string | null;
  /**
   * Rupees returned as store credit, beside `amount_paise`, at the moment of the refund. They stay,
   * whatever happens to the rest.
   */
  credit: number;
  /** Of a failed one: the part of `amount_paise` that another refund has asked for since. */
  tried_again_paise: number | null;
  /** When it failed: it counted until then. Null for one that the previous version saw fail. */
  failed_at?: string | null;
  /**
   * Of one that staff give back: when the customer was last asked for a UPI id, which one was entered, and when staff
   * gave it back.
   */
  asked_at?: string | null;
  upi_id?: string | null;
  given_at?: string | null;
  /** The refund whose rest it is, of another payment of the order; it names the pieces. Null: it is whole. */
  part_of?: string | null;
}

/** A payment of another amount than its order, captured or not. */
export interface WrongAmountRow {
  provider_payment_id: string;
  order_id: string;
  noticed_at: string;
}

/** A chargeback: a customer asked their bank for the money back. `status` is the provider's. */
export interface DisputeRow {
  /** The provider's id. */
  id: string;
  order_id: string;
  provider_payment_id: string;
  amount_paise: number;
  currency: string;
  status: string;
  phase: string;
  reason: string;
  /** The provider's deadline for evidence. */
  respond_by: string | null;
  created_at: string;
}

export interface OrderTables {
  orders: Omit<OrderRow, 'credit' | 'customer_gstin' | 'customer_business'> & {
    credit: Generated<number>;
    customer_gstin: Generated<string | null>;
    customer_business: Generated<string | null>;
  };
  order_lines: Omit<OrderLineRow, 'discount_paise'> & {
    discount_paise: Generated<number>;
    /** What a piece cost the shop when the order was begun; null: not known. Only for the owner. */
    cost_paise: Generated<number | null>;
  };
  order_adjustments: OrderAdjustmentRow;
  order_events: OrderEventRow;
  payments: PaymentRow;
  webhook_events: WebhookEventRow;
  refunds: Omit<RefundRow, 'credit'> & { credit: Generated<number> };
  wrong_amounts: WrongAmountRow;
  disputes: DisputeRow;
}
