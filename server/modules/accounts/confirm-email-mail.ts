// The mail with the link that confirms an e-mail. Nothing in it was written by a customer: the address may be a stranger's.
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

export function confirmEmailMail({ shop }: Pick<Deps, 'shop'>, link: string): MailBodies & { subject: string } {
  return {
    subject: `Confirm your e-mail for ${shop.name}`,
    ...writeMail(
      { shop },
      {
        heading: 'Confirm your e-mail',
        parts: [
          { text: 'Namaste,' },
          { text: `Somebody, we hope you, asked to confirm that this is the e-mail of a ${shop.name} account.` },
          { button: 'Confirm my e-mail', href: link },
          { text: 'The link works for 24 hours, where you are logged in to that account.' },
          { text: 'Was it not you? Then please do nothing.' },
        ],
      },
    ),
  };
}
