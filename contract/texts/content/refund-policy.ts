// The refund policy, until the owner publishes another text.
import type { PolicyContent } from '../../schemas/content/page-content.ts';

export const refundPolicy: PolicyContent = {
  summary: 'Not right? Send it back within {exchangeDays} days of delivery and we exchange it or give you credit.',
  parts: [
    {
      heading: 'Exchange or credit, no refunds',
      content: [
        'We do not refund money. If a T-shirt is not right, we exchange it, or give you credit for its price to use in the shop. If we cannot deliver what you paid for at all, you get your money back.',
      ],
    },
    {
      heading: '{exchangeDays} days to return',
      content: [
        'Send it back within {exchangeDays} days of delivery.',
        [
          'It must be unworn and unwashed, with its labels on.',
          'Write to us first with your order number, so that we expect your parcel.',
          'We process the exchange within 5 working days of receiving it.',
        ],
      ],
    },
    {
      heading: 'Who pays the return shipping',
      content: [
        ['A defect, or our mistake in shipping: we pay.', 'Any other reason, such as another size or colour: you pay.'],
      ],
    },
    {
      heading: 'A gift card',
      content: ['A gift card is valid for 1 year from the day it was bought. It is not exchanged for cash.'],
    },
  ],
};
