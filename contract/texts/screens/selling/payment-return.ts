// The page on which a payment ends that left the shop's tab: one text per outcome.
import type { PaymentReturnKind } from '../../../pages.ts';

export const motto = 'Every thread comes back.';
export const backToCheckout = 'Back to checkout';
export const endings: Record<PaymentReturnKind, { title: string; text: string }> = {
  paid: {
    title: 'Your payment has arrived',
    text: 'Your order is placed, and a mail with all of it is on its way. You find it under My Orders.',
  },
  pending: {
    title: 'We are checking with your bank',
    text: 'Please do not pay a second time. Your order appears under My Orders by itself, and a mail tells you.',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Your cart and your address are just as you left them, so you can try again. If money has left your account after all, do nothing: it becomes your order by itself.',
  },
  refunded: {
    title: 'Your payment is on its way back',
    text: 'It could not be used for this order, so we return it in full. Your bank may need a few days.',
  },
  refused: {
    title: 'We could not confirm this payment',
    text: 'If money has left your account, it either becomes your order or comes back in full. Look under My Orders, or write to us.',
  },
};
