// The last mail to somebody whose account was deleted. Nothing in it was written by a customer: the address may be a stranger's.
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

export function accountDeletedMail(
  { shop }: Pick<Deps, 'shop'>,
  isOwnEmail: boolean,
): MailBodies & { subject: string } {
  const content = {
    heading: 'Your account is deleted',
    parts: [
      { text: 'Namaste,' },
      {
        text: `Your ${shop.name} account is gone, as you asked, and with it your profile, cart, wishlist and reviews.`,
      },
      {
        text: isOwnEmail
          ? 'What you wrote to us and your newsletter are gone too.'
          : 'This e-mail was never confirmed, so what came to us under it stays. Every mail of the newsletter has a link that ends it.',
      },
      {
        text: 'Of orders you have paid we keep what the tax law asks of an invoice: name, address, items and amounts. Orders on their way still reach you.',
      },
      { text: 'If a payment was still under way, it goes back to you in full.' },
      {
        text: `Was it not you, or is a question left? Please write to ${shop.contact.email}. Thank you for having been with us.`,
      },
    ],
  };
  return { subject: `Your ${shop.name} account is deleted`, ...writeMail({ shop }, content) };
}
