// The mail with the payment link of an order that was taken by phone, by WhatsApp or at the
// counter.

export const subject = (sum: string, shop: string): string => `Please pay ${sum} for your order at ${shop}`;
export const heading = 'Your order waits for your payment';
export const thanks = 'Thank you for your order. We begin with it as soon as it is paid.';
export const total = 'To be paid';
export const button = (sum: string): string => `Pay ${sum}`;
export const until = (when: string): string => `You can pay until ${when}. Until then we keep the T-shirts for you.`;
export const questions = (email: string): string => `If something is not as you ordered it, please write to ${email}.`;
