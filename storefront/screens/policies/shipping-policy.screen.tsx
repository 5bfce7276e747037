// The shipping policy: what it costs, how long it takes (spec section 9, as decisions.md settles it).
import { listPrice, policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { shop } from '../../../shop.config.ts';
import { type PolicyPart, PolicyPage } from './policy-page.tsx';

const parts: PolicyPart[] = [
  {
    heading: 'What shipping costs',
    content: (
      <p>
        {listPrice(shop.shippingFee)} for an order, however many T-shirts are in it. You see this amount at checkout
        before you pay, and nothing is added after that.
      </p>
    ),
  },
  {
    heading: 'How long it takes',
    content: (
      <>
        <p>Every T-shirt is made to order.</p>
        <ul>
          <li>We process an order within 48 hours.</li>
          <li>Delivery takes 5 to 7 business days.</li>
          <li>A custom order takes 3 to 4 days more.</li>
        </ul>
        <p>Sundays and public holidays are not business days.</p>
      </>
    ),
  },
  {
    heading: 'Following your parcel',
    content: (
      <p>
        Tracking appears within 24 business hours of dispatch. Until then the courier's page may say that it does not
        know the number yet.
      </p>
    ),
  },
  {
    heading: 'When something goes wrong',
    content: (
      <ul>
        <li>
          Tell us about a damaged, missing or wrong parcel within 48 hours of delivery, with a photo if you can, so that
          we can take it up with the courier.
        </li>
        <li>An order that takes more than 20 business days can be cancelled by you.</li>
        <li>
          Please check the address and PIN code before you pay. A parcel that comes back because of a wrong address is
          sent again once its shipping has been paid again.
        </li>
      </ul>
    ),
  },
  {
    heading: 'Where we ship',
    content: (
      <p>
        {shop.shipsToUnionTerritories
          ? 'To every state and union territory of India.'
          : 'To all 28 states of India. The union territories will follow.'}
      </p>
    ),
  },
];

export const ShippingPolicyScreen = () => (
  <PolicyPage
    title={policyTitles.shipping}
    path={pages.shippingPolicy.path}
    summary={`${listPrice(shop.shippingFee)} an order, made in ${shop.contact.address.city}, at your door in 5 to 7 business days.`}
    parts={parts}
  />
);
