// The shipping policy.
import { delivery } from '../../limits.ts';
import type { PolicyPart } from './policy-part.ts';

export const summary = (fee: string, city: string): string =>
  `${fee} an order, made in ${city}, at your door in ${delivery.fastest} to ${delivery.slowest} business days.`;

export const parts = (fee: string, toUnionTerritories: boolean): readonly PolicyPart[] => [
  {
    heading: 'What shipping costs',
    content: [
      `${fee} for an order, however many T-shirts are in it. You see this amount at checkout before you pay, and nothing is added after that.`,
    ],
  },
  {
    heading: 'How long it takes',
    content: [
      'Every T-shirt is made to order.',
      [
        `We process an order within ${delivery.processing * 24} hours.`,
        `Delivery takes ${delivery.fastest} to ${delivery.slowest} business days.`,
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
    content: [
      toUnionTerritories
        ? 'To every state and union territory of India.'
        : 'To all 28 states of India. The union territories will follow.',
    ],
  },
];
