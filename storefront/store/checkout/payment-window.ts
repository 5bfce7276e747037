// The window in which a provider takes a payment. The real ones are in screens/checkout/methods;
// tests have their own.

export interface PaymentRequest {
  /** The public key that belongs to the order. */
  key: string;
  orderId: string;
  /** In the currency's smallest unit, as the provider gave it. */
  amount: number;
  currency: string;
  /** The window's heading. */
  shop: { name: string; tagline: string };
  customer: { firstname: string; lastname: string; email: string; mobile: string };
}

/** After `closed` the payment may still have been made: the window can lose its connection. */
export type PaymentOutcome =
  | { kind: 'paid'; orderId: string; paymentId: string; signature: string }
  | { kind: 'closed'; bankMessage: string };

export interface PaymentWindow {
  /** False if the provider's script does not load. The next call tries again. */
  load: (scriptUrl: string) => Promise<boolean>;
  /** Call it once loaded. Resolves when the window is closed. The signal closes it. */
  open: (request: PaymentRequest, signal: AbortSignal) => Promise<PaymentOutcome>;
}
