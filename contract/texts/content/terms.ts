// The terms and conditions, until the owner publishes another text.
import type { PolicyContent } from '../../schemas/content/page-content.ts';

export const terms: PolicyContent = {
  summary: 'What you and we promise each other when you buy a T-shirt here.',
  parts: [
    {
      heading: 'Who we are',
      content: ['{legalName}, {address}. By using this shop you agree to these terms.'],
    },
    {
      heading: 'Your account',
      content: [
        'Give your own name, e-mail and mobile number, and keep your password to yourself. Tell us at once if somebody else has used your account.',
      ],
    },
    {
      heading: 'Prices and payment',
      content: [
        [
          'Prices are in Indian rupees and include taxes.',
          'You pay online before we make your T-shirt. The price is that of the moment of checkout.',
          'Or you pay the courier in cash when it arrives, for an order from {cashFrom} to {cashTo} where the checkout offers it.',
          'An order stands when we have the payment. You find it under My Orders at once, and in an e-mail.',
          'If we ask you to confirm an order that you pay in cash, it stands when you have, within {cashHours} hours. Otherwise it is cancelled by itself.',
          'Money that reaches us without an order that we can make is sent back.',
        ],
      ],
    },
    {
      heading: 'Shipping and returns',
      content: ['Cost and time of delivery are in the {shippingPolicy}, exchanges in the {refundPolicy}.'],
    },
    {
      heading: 'Colours and prints',
      content: [
        'A print differs a little from piece to piece, and a screen never shows a dye quite as it is. That is the craft, not a defect.',
      ],
    },
    { heading: 'Gift cards', content: ['A gift card is valid for 1 year from the day it was bought.'] },
    {
      heading: 'Reviews',
      content: ['Write what you think of the T-shirt. We take down what is unlawful, insulting or advertising.'],
    },
    {
      heading: 'Prints and texts',
      content: ['Our prints, pictures and texts are ours. Please ask before you use them elsewhere.'],
    },
    {
      heading: 'Law',
      content: ['The law of India applies. Courts in {city}, {state}, are responsible.'],
    },
  ],
};
