// The terms and conditions. Shipping, returns and privacy are said once, in their own policies.
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { shop } from '../../../shop.config.ts';
import { type PolicyPart, PolicyPage } from './policy-page.tsx';

const parts: PolicyPart[] = [
  {
    heading: 'Who we are',
    content: (
      <p>
        {shop.name}, {shop.contact.address.street}, {shop.contact.address.city}, {shop.contact.address.state}{' '}
        {shop.contact.address.pincode}. By using this shop you agree to these terms.
      </p>
    ),
  },
  {
    heading: 'Your account',
    content: (
      <p>
        Give your own name, e-mail and mobile number, and keep your password to yourself. Tell us at once if somebody
        else has used your account.
      </p>
    ),
  },
  {
    heading: 'Prices and payment',
    content: (
      <ul>
        <li>Prices are in Indian rupees and include taxes.</li>
        <li>You pay online before we make your T-shirt. The price is that of the moment of checkout.</li>
        <li>An order stands when we have the payment. You find it under My Orders at once, and in an e-mail.</li>
        <li>Money that reaches us without an order that we can make is sent back.</li>
      </ul>
    ),
  },
  {
    heading: 'Shipping and returns',
    content: (
      <p>
        Cost and time of delivery are in the{' '}
        <a className="text-link" href={pages.shippingPolicy.path}>
          {policyTitles.shipping}
        </a>
        , exchanges in the{' '}
        <a className="text-link" href={pages.refundPolicy.path}>
          {policyTitles.refund}
        </a>
        .
      </p>
    ),
  },
  {
    heading: 'Colours and prints',
    content: (
      <p>
        A print differs a little from piece to piece, and a screen never shows a dye quite as it is. That is the craft,
        not a defect.
      </p>
    ),
  },
  {
    heading: 'Gift cards',
    content: <p>A gift card is valid for 1 year from the day it was bought.</p>,
  },
  {
    heading: 'Reviews',
    content: <p>Write what you think of the T-shirt. We take down what is unlawful, insulting or advertising.</p>,
  },
  {
    heading: 'Prints and texts',
    content: <p>Our prints, pictures and texts are ours. Please ask before you use them elsewhere.</p>,
  },
  {
    heading: 'Law',
    content: (
      <p>
        The law of India applies. Courts in {shop.contact.address.city}, {shop.contact.address.state}, are responsible.
      </p>
    ),
  },
];

export const TermsScreen = () => (
  <PolicyPage
    title={policyTitles.terms}
    path={pages.terms.path}
    summary="What you and we promise each other when you buy a T-shirt here."
    parts={parts}
  />
);
