// The mail with the link that confirms an e-mail. It quotes nothing from the customer, because
// the address may be a stranger's.
import * as texts from '@taana-baana/contract/texts/mails/confirm-email.ts';
import { greeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { Deps } from '../../../deps.ts';
import { type MailBodies, writeMail } from '../../mail/mail.service.ts';

export function confirmEmailMail({ shop }: Pick<Deps, 'shop'>, link: string): MailBodies & { subject: string } {
  return {
    subject: texts.subject(shop.name),
    ...writeMail(
      { shop },
      {
        heading: texts.heading,
        parts: [
          { text: greeting },
          { text: texts.why(shop.name) },
          { button: texts.button, href: link },
          { text: texts.howLong },
          { text: texts.notYou },
        ],
      },
    ),
  };
}
