// The words of the payment methods: for staff on the order's page, and in mails to the customer.
import type { PaymentMethod } from '../payment-methods.ts';

interface StaffWords {
  /** What the order costs. */
  readonly sum: string;
  /** `instrument`: what was paid with, in words. */
  readonly paid: (instrument: string) => string;
  /** Before a refund of its money, and what happens to it when the order is cancelled. */
  readonly refund: string;
  readonly cancel: (sum: string) => string;
}

const staffWords: Readonly<Record<PaymentMethod, StaffWords>> = {
  razorpay: {
    sum: 'Paid',
    paid: (instrument) => instrument,
    refund:
      'It goes back the way it was paid, and the customer gets a mail. Banks take 5 to 7 working days. This cannot be undone.',
    cancel: (sum) => `${sum} goes back to the customer, the way it was paid. Banks take 5 to 7 working days.`,
  },
  'store-credit': {
    sum: 'Paid',
    paid: (instrument) => instrument,
    refund:
      'What was paid online goes back first, the way it was paid, which takes banks 5 to 7 working days. The rest becomes store credit at once. The customer gets a mail. This cannot be undone.',
    cancel: (sum) => `${sum} goes back into the customer’s store credit, at once.`,
  },
  'cash-on-delivery': {
    sum: 'Total',
    paid: (instrument) => instrument,
    refund:
      'The customer gets a mail, and enters a UPI id behind its link. You pay to that id yourself, and then record it on the order. This cannot be undone.',
    cancel: (sum) => `You have to give ${sum} back to the customer yourself, by UPI. Then record it on the order.`,
  },
  'by-hand': {
    sum: 'Paid',
    paid: (instrument) => `${instrument}, to the shop itself`,
    refund:
      'You have to give it back to the customer yourself, and then record it on the order. The customer gets a mail. This cannot be undone.',
    cancel: (sum) => `You have to give ${sum} back to the customer yourself. Then record it on the order.`,
  },
};

/** As `refund`, of an order paid on delivery after an advance. */
export const refundWithAdvance =
  'What was paid in advance goes back first, the way it was paid, which takes banks 5 to 7 working days. The rest you give back to the customer yourself, by UPI, and then record on the order. The customer gets a mail. This cannot be undone.';

/** A process of the previous version does not name the method. */
export const staffWordsOf = (method: PaymentMethod = 'razorpay'): StaffWords => staffWords[method];

interface MailWords {
  /** Of the mail about a placed order, and of its sum. */
  readonly placed: (number: string) => string;
  readonly total: string;
  /** How a refund of its money comes back. `isRest`: a part of the refund is store credit. */
  readonly back: (refund: { readonly sum: string; readonly email: string; readonly isRest?: boolean }) => string;
}

const received = {
  placed: (number: string) => `We have received your payment, and order ${number} is ours to make now.`,
  total: 'Total paid',
};

export const mailWords: Readonly<Record<PaymentMethod, MailWords>> = {
  razorpay: {
    ...received,
    back: ({ email, isRest }) =>
      `${isRest ? 'The rest' : 'It'} goes back the way you paid; banks usually take five to seven working days. You need not do anything. If it has not reached you by then, please write to ${email} and name the payment.`,
  },
  'store-credit': {
    ...received,
    back: ({ sum }) => `${sum} is in your store credit already: you can spend it with your next order.`,
  },
  'cash-on-delivery': {
    placed: (number) => `Order ${number} is placed. You pay when the courier brings it, in cash.`,
    total: 'To pay on delivery',
    back: ({ email }) =>
      `You paid in cash, so we give it back to you by UPI. Please enter your UPI id with the button below, and only there: we never ask for it in a chat. If it has not reached you two working days later, please write to ${email}.`,
  },
  'by-hand': {
    ...received,
    back: ({ email }) =>
      `You paid us directly, so we give it back to you ourselves, in cash or by UPI. If we have not been in touch within two working days, please write to ${email}.`,
  },
};

/** What the provider, or staff, name as paid with. */
export const instruments: Readonly<Record<string, string>> = {
  'cash-on-delivery': 'Cash on delivery',
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
};
/** The provider's own word where it has no words yet. */
export const instrumentName = (instrument: string): string => instruments[instrument] ?? instrument;
