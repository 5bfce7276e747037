// The privacy policy, until the owner publishes another text.
import type { PolicyContent } from '../../schemas/content/page-content.ts';

export const privacyPolicy: PolicyContent = {
  summary: 'What {shopName} knows about you, why, and how to have it shown, corrected or deleted.',
  parts: [
    {
      heading: 'What we keep',
      content: [
        [
          'Your account: name, e-mail, mobile number, and your password in a form that nobody can read back.',
          'Your cart, wishlist and reviews. A review is shown without your name.',
          "Your orders: what you bought, your name, e-mail and mobile number at that time, the delivery address, and the payment's reference number.",
          "A checkout that you do not finish: the cart, the address and the bank's reason, for 30 days. We may write to you about it once, and not if you ask us not to. Its date and amount stay, so that a payment that comes late is sent back.",
          'Your GSTIN, if you give us one.',
          'Of orders that we have packed: the invoice, with your name, delivery address and GSTIN, and no mobile number or e-mail.',
          'Your store credit, and what it came from and went to.',
          'What you write to us, and your e-mail if you subscribe to the newsletter.',
          'Photos that you add to an exchange, without the place where you took them, until 90 days after the exchange has ended.',
          'Where you are logged in: the kind of device, such as Chrome on Android, and when it was last used.',
          'If you turn on the code at login: the key that your app has, and your recovery codes in a form that nobody can read back.',
          'If you delete your account after an order, or after you have used {offer}: for 180 days, your mobile number and your confirmed e-mail as codes that nobody can read back. They tell us that an offer for a first order, or for one use, was yours.',
          'If you delete your account after a parcel with {cashOnDelivery} came back: for 180 days, your mobile number as a code that nobody can read back. It tells us that a parcel of yours came back.',
          'If we give money back to you by hand: the {upiId} that you enter for it, until you delete your account. If the money is still to be paid then, until it is.',
          'For 90 days, the networks you logged in from, as codes. They keep you able to log in when others try.',
        ],
      ],
    },
    {
      heading: 'What we never see',
      content: [
        'Your card number, UPI PIN or bank login. You enter them in the window of our payment provider, Razorpay, and they never reach us.',
      ],
    },
    {
      heading: 'Why we keep it',
      content: [
        'To deliver what you ordered, to answer you, and to keep the accounts that the law asks for. We do not sell your data, and no advertiser follows you through this shop.',
      ],
    },
    {
      heading: 'Who else sees it',
      content: [
        [
          'Razorpay, for the payment: name, e-mail, mobile number and amount.',
          'The courier, for the delivery: name, address and mobile number.',
          'An authority, where the law obliges us.',
        ],
      ],
    },
    {
      heading: 'In your browser',
      content: [
        "We keep your login and the address you typed in your browser's own storage, on your device only. Logging out clears them. The map in the footer loads from OpenStreetMap, and only after you ask for it.",
      ],
    },
    {
      heading: 'Your rights',
      content: [
        'In My Profile you see where you are logged in, download all that we hold about you, correct it, or delete your account. Once your e-mail is confirmed, that includes what you wrote to us and your newsletter. You may also write to us for any of it. We answer such a request within 30 days. Invoices and credit notes stay for 72 months after the day on which the annual return of their year is due, as section 36 of the CGST Act says.',
      ],
    },
    {
      heading: 'Children',
      content: [
        'We collect no data from children under 13. A parent who finds otherwise may write to us, and we delete it.',
      ],
    },
  ],
};
