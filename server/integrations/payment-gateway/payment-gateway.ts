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

export interface ProviderPayment {
  readonly id: string;
  readonly orderId: string | null;
  /** Rupees; not whole when the provider's paise are not. */
  readonly amount: number;
  readonly currency: string;
  readonly status: PaymentStatus;
}

export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'processed' | 'failed';
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
  /** Gives a captured payment back in full. The same key never refunds twice. */
  refundPayment(id: string, idempotencyKey: string): Promise<ProviderRefund>;
  findRefund(paymentId: string, refundId: string): Promise<ProviderRefund | undefined>;
  isPaymentSignature(orderId: string, paymentId: string, signature: string): Promise<boolean>;
  /** Undefined when the signature over the raw body is wrong. */
  readEvent(
    rawBody: Buffer,
    headers: { signature: string | undefined; eventId: string | undefined },
  ): Promise<ProviderEvent | undefined>;
}
