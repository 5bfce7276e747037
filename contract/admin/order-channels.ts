// How an order reached the shop when staff took it, and how it was paid to the shop itself.

export const orderChannels = ['phone', 'whatsapp', 'counter'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** Received by the shop, not by the payment provider. */
export const manualPayments = ['cash', 'upi'] as const;
export type ManualPayment = (typeof manualPayments)[number];
