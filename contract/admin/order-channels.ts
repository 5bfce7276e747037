// Channels of orders that staff take, and methods of manual payments.

export const orderChannels = ['phone', 'whatsapp', 'counter'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** Received by the shop, not by the payment provider. */
export const manualPayments = ['cash', 'upi'] as const;
export type ManualPayment = (typeof manualPayments)[number];
