// What the checkout asks of the provider's payment window. The real one stands beside the checkout screen; tests bring their own.

export interface PaymentRequest {
  /** The public key that belongs to the order. */
  key: string;
  orderId: string;
  /** In the currency's smallest unit: the provider's own figure, handed through. */
  amount: number;
  currency: string;
  customer: { firstname: string; lastname: string; email: string; mobile: string };
}

/** `closed` says nothing about the money: the window may have lost its connection after the bank said yes. */
export type PaymentOutcome =
  | { kind: 'paid'; orderId: string; paymentId: string; signature: string }
  | { kind: 'closed'; bankMessage: string };

export interface PaymentWindow {
  /** False when the provider's script cannot be had; the next call tries again. */
  load: (scriptUrl: string) => Promise<boolean>;
  /** Resolves once the window is gone; takes it away when the signal fires. */
  open: (request: PaymentRequest, signal: AbortSignal) => Promise<PaymentOutcome>;
  /** The specification's two alerts. */
  alert: (message: string) => void;
}
