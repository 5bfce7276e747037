// The payment methods. One more is a word here; the compiler then asks for the rest of it.

/** What a shopper can choose at the checkout. It pays what store credit does not. */
export const checkoutMethods = ['razorpay', 'cash-on-delivery'] as const;
export type CheckoutMethod = (typeof checkoutMethods)[number];

/** `by-hand`: the shop itself received the money, as staff say. */
export const paymentMethods = [...checkoutMethods, 'store-credit', 'by-hand'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
