// The privacy policy: what is kept, why, who sees it, and a shopper's rights (spec section 9).
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { shop } from '../../../shop.config.ts';
import { type PolicyPart, PolicyPage } from './policy-page.tsx';

const parts: PolicyPart[] = [
  {
    heading: 'What we keep',
    content: (
      <ul>
        <li>Your account: name, e-mail, mobile number, and your password in a form that nobody can read back.</li>
        <li>Your cart, wishlist and reviews. A review is shown without your name.</li>
        <li>Your orders: what you bought, the delivery address, and the payment's reference number.</li>
        <li>What you write to us, and your e-mail if you subscribe to the newsletter.</li>
        <li>Where you are logged in: the kind of device, such as Chrome on Android, and when it was last used.</li>
        <li>
          If you turn on the code at login: the key that your app has, and your recovery codes in a form that nobody can
          read back.
        </li>
        <li>For 90 days, the networks you logged in from, as codes. They keep you able to log in when others try.</li>
      </ul>
    ),
  },
  {
    heading: 'What we never see',
    content: (
      <p>
        Your card number, UPI PIN or bank login. You enter them in the window of our payment provider, Razorpay, and
        they never reach us.
      </p>
    ),
  },
  {
    heading: 'Why we keep it',
    content: (
      <p>
        To deliver what you ordered, to answer you, and to keep the accounts that the law asks for. We do not sell your
        data, and no advertiser follows you through this shop.
      </p>
    ),
  },
  {
    heading: 'Who else sees it',
    content: (
      <ul>
        <li>Razorpay, for the payment: name, e-mail, mobile number and amount.</li>
        <li>The courier, for the delivery: name, address and mobile number.</li>
        <li>An authority, where the law obliges us.</li>
      </ul>
    ),
  },
  {
    heading: 'In your browser',
    content: (
      <p>
        We keep your login and the address you typed in your browser's own storage, on your device only. Logging out
        clears them. The map in the footer loads from OpenStreetMap, and only after you ask for it.
      </p>
    ),
  },
  {
    heading: 'Your rights',
    content: (
      <p>
        In My Profile you see where you are logged in, download all that we hold about you, correct it, or delete your
        account. Once your e-mail is confirmed, that includes what you wrote to us and your newsletter. You may also
        write to us for any of it. We answer such a request within 30 days. Order records that tax law makes us keep
        stay for as long as it says.
      </p>
    ),
  },
  {
    heading: 'Children',
    content: (
      <p>We collect no data from children under 13. A parent who finds otherwise may write to us, and we delete it.</p>
    ),
  },
];

export const PrivacyPolicyScreen = () => (
  <PolicyPage
    title={policyTitles.privacy}
    path={pages.privacyPolicy.path}
    summary={`What ${shop.name} knows about you, why, and how to have it shown, corrected or deleted.`}
    parts={parts}
  />
);
