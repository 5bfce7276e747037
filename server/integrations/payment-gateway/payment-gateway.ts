// The payment provider behind a small interface. Two stand behind it: Razorpay, and the sandbox that speaks the same REST calls.

/** The provider's order as it came, in paise, more fields than these included. */
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
  /** The sum of its refunds, made or under way, by the shop or by hand in the provider's dashboard. */
  readonly refundedPaise: number;
  /** `upi`, `card`, `netbanking`, `wallet` …; null while the provider does not say. */
  readonly method: string | null;
  /** What the provider keeps, `taxPaise` included; null until it says. */
  readonly feePaise: number | null;
  /** GST on the fee. */
  readonly taxPaise: number | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'pending' | 'processed' | 'failed';
  /** Our own name for it: the refund's id. Null when it was made in the dashboard. */
  readonly receipt: string | null;
}

/** A customer asks the bank for the money back. */
export interface ProviderDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  /** `chargeback`, `fraud`, `retrieval`, `pre_arbitration`, `arbitration`. */
  readonly phase: string;
  readonly reason: string;
  /** Until when the provider takes evidence. */
  readonly respondBy: Date | null;
}

/** A well-signed event. The ids are there when the event concerns them. */
export interface ProviderEvent {
  readonly id: string;
  readonly event: string;
  readonly orderId: string | undefined;
  readonly paymentId: string | undefined;
}

/**
 * Why the provider gave no usable answer. `unreachable`: no connection, or none in time. `failed`: 5xx, garbage, our keys
 * refused. `busy`: 429, after retries. `refused`: it understood, and will not do this.
 */
export type GatewayFailure = 'unreachable' | 'failed' | 'busy' | 'refused';

export class GatewayError extends Error {
  readonly reason: GatewayFailure;
  constructor(reason: GatewayFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Every call that asks the provider throws a GatewayError when it cannot answer; what it does not know is undefined. */
export interface PaymentGateway {
  readonly isSandbox: boolean;
  /** The public half of the keys. */
  readonly keyId: string;
  /** Where the browser loads the payment window's script from. */
  readonly scriptUrl: string;
  /** Rupees. The same receipt gives the same order again. */
  createOrder(order: { amount: number; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  findOrder(id: string): Promise<ProviderOrder | undefined>;
  findPayment(id: string): Promise<ProviderPayment | undefined>;
  listOrderPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Of every order, made from `from` on and before `to`. */
  listPayments(from: Date, to: Date): Promise<ProviderPayment[]>;
  /** Takes the money of an authorised payment; of one already taken, says so. Rupees. */
  capturePayment(id: string, amount: number): Promise<ProviderPayment>;
  /**
   * Gives a captured payment back, in part or whole. The same key with the same amount never refunds twice. Without an amount:
   * all that is left, as the version before asked; only a refund that was recorded then is asked for so.
   */
  refundPayment(id: string, refund: { key: string; amountPaise: number | null }): Promise<ProviderRefund>;
  findRefund(paymentId: string, refundId: string): Promise<ProviderRefund | undefined>;
  /** Of one payment, by the shop or by hand; the newest 100. */
  listPaymentRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Of any payment, made from `from` on; with `to`, before it. Empty when the account has no such list. */
  listRefunds(from: Date, to?: Date): Promise<ProviderRefund[]>;
  findDispute(id: string): Promise<ProviderDispute | undefined>;
  /** All there are, of any payment. Empty when the account has no such list. */
  listDisputes(): Promise<ProviderDispute[]>;
  /** When the last answer was given, by the provider's own clock; undefined when it did not say. */
  answeredAt(): Date | undefined;
  isPaymentSignature(orderId: string, paymentId: string, signature: string): Promise<boolean>;
  /** Undefined when the signature over the raw body is wrong. */
  readEvent(
    rawBody: Buffer,
    headers: { signature: string | undefined; eventId: string | undefined },
  ): Promise<ProviderEvent | undefined>;
  /** The dispute that the body of a stored event tells of. */
  readDispute(body: string): ProviderDispute | undefined;
}
