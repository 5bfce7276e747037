// The shipping policy, until the owner publishes another text.
import type { PolicyContent } from '../../schemas/content/page-content.ts';

export const shippingPolicy: PolicyContent = {
  summary: '{shippingCost}, made in {city}, at your door in {deliveryFrom} to {deliveryTo} business days.',
  parts: [
    {
      heading: 'What shipping costs',
      content: [
        '{shippingFee} for an order, however many T-shirts are in it. You see this amount at checkout before you pay, and nothing is added after that.',
        'An order of {freeShippingFrom} or more ships free.',
      ],
    },
    {
      heading: 'Cash on delivery',
      content: [
        'You can pay the courier in cash for an order from {cashFrom} to {cashTo}, where the checkout offers it.',
        'Paying in cash costs {cashFee} more for an order. The product page, the cart and the checkout say so before you choose it.',
        '{cashAdvance} of an order in cash is paid online at once: that confirms it, and the courier collects the rest. If the order is cancelled, or the parcel comes back to us, this part goes back the way you paid it.',
        'If we ask you by e-mail to confirm such an order, we pack it once you have. Not confirmed within {cashHours} hours, it is cancelled by itself, and nothing was paid for it. Cash that we have to give back reaches you by UPI.',
      ],
    },
    {
      heading: 'How long it takes',
      content: [
        'Every T-shirt is made to order.',
        [
          'We process an order within {processingHours} hours.',
          'Delivery takes {deliveryFrom} to {deliveryTo} business days.',
          'A custom order takes 3 to 4 days more.',
        ],
        'Sundays and public holidays are not business days.',
      ],
    },
    {
      heading: 'Following your parcel',
      content: [
        "Tracking appears within 24 business hours of dispatch. Until then the courier's page may say that it does not know the number yet.",
      ],
    },
    {
      heading: 'When something goes wrong',
      content: [
        [
          'Tell us about a damaged, missing or wrong parcel within 48 hours of delivery, with a photo if you can, so that we can take it up with the courier.',
          'An order that takes more than 20 business days can be cancelled by you.',
          'Please check the address and PIN code before you pay. A parcel that comes back because of a wrong address is sent again once its shipping has been paid again.',
        ],
      ],
    },
    {
      heading: 'Where we ship',
      content: ['{shippingArea}'],
    },
  ],
};
