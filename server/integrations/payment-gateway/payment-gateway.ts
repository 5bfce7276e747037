// The interface to the payment provider; implemented by Razorpay and by the sandbox.

/** The provider's order as received, in paise; it has more fields than these. */
export interface ProviderOrder {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  /** `created`, `attempted` or `paid`. */
  readonly status: string;
}

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';

/** Amounts in paise (or the hundredths of another currency). */
export interface ProviderPayment {
  readonly id: string;
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  /**
   * The sum of its refunds, completed or in progress, by the shop or in the provider's dashboard.
   */
  readonly refundedPaise: number;
  /** `upi`, `card`, `netbanking`, `wallet` …; null until the provider reports it. */
  readonly method: string | null;
  /** The provider's fee, including `taxPaise`; null until reported. */
  readonly feePaise: number | null;
  /** GST on the fee. */
  readonly taxPaise: number | null;
  /** Seconds since 1970; 0 until the provider reports it. */
  readonly createdAt: number;
  /** Of a failed one: why, in the bank's words. */
  readonly failure: string | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'pending' | 'processed' | 'failed';
  /** Our idempotency key: the refund's id. Null for refunds made in the dashboard. */
  readonly receipt: string | null;
}

/**
 * A page of the provider where somebody pays one sum, once. Its payment belongs to an order of the
 * provider.
 */
export interface PaymentLink {
  readonly id: string;
  readonly url: string;
  readonly status: 'open' | 'paid' | 'cancelled' | 'expired';
  /** Null until it is paid. */
  readonly orderId: string | null;
  readonly expiresAt: Date;
}

export interface NewPaymentLink {
  /** Rupees. */
  readonly amount: number;
  /** Ours, unique, of at most 40 characters. */
  readonly reference: string;
  /** What the payer reads. */
  readonly description: string;
  readonly customer: { readonly name: string; readonly mobile: string; readonly email: string | null };
  readonly expiresAt: Date;
}

/** A chargeback: a customer asks their bank for the money back. */
export interface ProviderDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  /** `chargeback`, `fraud`, `retrieval`, `pre_arbitration`, `arbitration`. */
  readonly phase: string;
  readonly reason: string;
  /** The deadline for evidence. */
  readonly respondBy: Date | null;
}

/** One line of a payout: what the provider paid to the bank account or took from it. */
export interface SettlementItem {
  /** Of the payment, the refund or the adjustment. */
  readonly id: string;
  /** `payment`, `refund`, `adjustment` … */
  readonly type: string;
  /** For a payment its own id; for a refund that of its payment. */
  readonly paymentId: string | null;
  readonly amountPaise: number;
  /** Includes `taxPaise`. */
  readonly feePaise: number;
  readonly taxPaise: number;
  /** What the bank account received; below 0: what was deducted. */
  readonly netPaise: number;
  readonly settlementId: string | null;
  /** The bank's number of the transfer. */
  readonly utr: string | null;
  readonly settledAt: Date | null;
}

/** An event with a valid signature. Ids are set if the event concerns them. */
export interface ProviderEvent {
  readonly id: string;
  readonly event: string;
  readonly orderId: string | undefined;
  readonly paymentId: string | undefined;
}

/**
 * Why there is no usable response. `unreachable`: no connection, or a timeout.
 * `failed`: 5xx, an invalid body, or our keys rejected. `busy`: 429, after retries.
 * `refused`: understood and rejected.
 */
export type GatewayFailure = 'unreachable' | 'failed' | 'busy' | 'refused';

export class GatewayError extends Error {
  readonly reason: GatewayFailure;
  constructor(reason: GatewayFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A record of the provider of which the shop needs a field that it cannot read. */
export interface Unreadable {
  /** The provider's. Null: it has none. */
  readonly id: string | null;
  /** Null: it is no record at all. */
  readonly field: string | null;
}

/** Takes a record of a list that cannot be read: the list goes on without it. */
export type GoOn = (part: Unreadable) => void;

export class UnreadableError extends GatewayError {
  readonly part: Unreadable;
  constructor(part: Unreadable) {
    const what = [part.id, part.field].filter((text) => text !== null).join(', ');
    super('failed', `the payment provider answered what could not be read${what && `: ${what}`}`);
    this.part = part;
  }
}

/** Every call to the provider throws a GatewayError on failure; an unknown id gives undefined. */
export interface PaymentGateway {
  readonly isSandbox: boolean;
  /** The public key. */
  readonly keyId: string;
  /** The address of the payment window's script. */
  readonly scriptUrl: string;
  /** Rupees. The same receipt returns the same order again. */
  createOrder(order: { amount: number; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  findOrder(id: string): Promise<ProviderOrder | undefined>;
  /** Tells nobody about the link. The same reference returns the same link again. */
  createPaymentLink(link: NewPaymentLink): Promise<PaymentLink>;
  findPaymentLink(id: string): Promise<PaymentLink | undefined>;
  /**
   * Nobody can pay by it any more. Resolves to the link's state at that time: it may be paid
   * already.
   */
  cancelPaymentLink(id: string): Promise<PaymentLink>;
  findPayment(id: string): Promise<ProviderPayment | undefined>;
  listOrderPayments(orderId: string, goOn?: GoOn): Promise<ProviderPayment[]>;
  /** Payments of all orders, created at or after `from` and before `to`. */
  listPayments(from: Date, to: Date, goOn?: GoOn): Promise<ProviderPayment[]>;
  /** Captures an authorised payment; if it was captured already, returns it. Rupees. */
  capturePayment(id: string, amount: number): Promise<ProviderPayment>;
  /**
   * Refunds a captured payment in part or in full. The same key with the same amount
   * never refunds twice. Null means the whole remainder and is only for refunds that a
   * version without amounts has recorded.
   */
  refundPayment(id: string, refund: { key: string; amountPaise: number | null }): Promise<ProviderRefund>;
  findRefund(paymentId: string, refundId: string): Promise<ProviderRefund | undefined>;
  /** Of one payment, made by the shop or by hand; the newest 100. */
  listPaymentRefunds(paymentId: string, goOn?: GoOn): Promise<ProviderRefund[]>;
  /**
   * Of all payments, created at or after `from` and before `to`. Empty
   * if the account has no such list.
   */
  listRefunds(from: Date, to?: Date, goOn?: GoOn): Promise<ProviderRefund[]>;
  /** What was paid out in a month of India, `2026-11`. Undefined if the account has no such list. */
  listSettlementItems(month: string, goOn?: GoOn): Promise<SettlementItem[] | undefined>;
  findDispute(id: string): Promise<ProviderDispute | undefined>;
  /** All disputes. Empty if the account has no such list. */
  listDisputes(goOn?: GoOn): Promise<ProviderDispute[]>;
  /** When the last response was sent, by the provider's clock; undefined if it did not say. */
  answeredAt(): Date | undefined;
  isPaymentSignature(orderId: string, paymentId: string, signature: string): Promise<boolean>;
  /** Undefined if the signature of the raw body is wrong. */
  readEvent(
    rawBody: Buffer,
    headers: { signature: string | undefined; eventId: string | undefined },
  ): Promise<ProviderEvent | undefined>;
  /** The id of the payment link in the body of a stored event. */
  readPaymentLinkId(body: string): string | undefined;
  /** The dispute in the body of a stored event. */
  readDispute(body: string): ProviderDispute | undefined;
}
