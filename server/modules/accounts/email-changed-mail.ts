// The mail to the old address of an account whose e-mail was changed.
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

/** The new address stays unsaid: whoever reads the old inbox need not learn it. */
export function emailChangedMail({ shop }: Pick<Deps, 'shop'>, firstname: string): MailBodies & { subject: string } {
  return {
    subject: `The e-mail of your ${shop.name} account was changed`,
    ...writeMail(
      { shop },
      {
        heading: 'Your e-mail was changed',
        parts: [
          { text: `Namaste ${firstname},` },
          {
            text: `The e-mail of your ${shop.name} account was changed just now. From now on our mails go to the new address, and you log in with it.`,
          },
          { text: 'Was it you? Then there is nothing to do.' },
          {
            text: `Was it not you? Please write to ${shop.contact.email} from this address at once, and we will give the account back to you.`,
          },
        ],
      },
    ),
  };
}
