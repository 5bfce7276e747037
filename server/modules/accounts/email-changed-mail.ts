// The mail to the old address of an account whose e-mail was changed. Nothing in it was written by a customer: the address may be a stranger's.
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

/** Does not name the new address: readers of the old mailbox need not learn it. */
export function emailChangedMail({ shop }: Pick<Deps, 'shop'>, link: string): MailBodies & { subject: string } {
  return {
    subject: `The e-mail of your ${shop.name} account was changed`,
    ...writeMail(
      { shop },
      {
        heading: 'Your e-mail was changed',
        parts: [
          { text: 'Namaste,' },
          {
            text: `The e-mail of your ${shop.name} account was changed just now. From now on our mails go to the new address, and you log in with it.`,
          },
          { text: 'Was it you? Then there is nothing to do.' },
          {
            text: 'Was it not you? Put this address back within 7 days. It also logs out every device, and then you choose a new password.',
          },
          { button: 'Put my e-mail back', href: link },
          { text: `Is a question left? Please write to ${shop.contact.email}.` },
        ],
      },
    ),
  };
}
