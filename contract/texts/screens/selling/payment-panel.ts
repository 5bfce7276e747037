// The panel that confirms a payment. Separate from checkout.ts: its file is loaded when the shopper
// pays.

export const keepAsking = (email: string): string => `We keep asking, and write to ${email}.`;
