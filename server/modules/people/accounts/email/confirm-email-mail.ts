// The mail with the link that confirms an e-mail. It quotes nothing from the customer, because
// the address may be a stranger's.
import * as texts from '@taana-baana/contract/texts/mails/people/confirm-email.ts';
import { greeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { Deps } from '../../../../deps.ts';
import { type MailBodies, writeMail } from '../../../shop/mail/mail-template.service.ts';

export function confirmEmailMail(deps: Pick<Deps, 'settings'>, link: string): MailBodies & { subject: string } {
  const shop = deps.settings.current();
  return {
    subject: texts.subject(shop.name),
    ...writeMail(deps, {
      heading: texts.heading,
      parts: [
        { text: greeting },
        { text: texts.why(shop.name) },
        { button: texts.button, href: link },
        { text: texts.howLong },
        { text: texts.notYou },
      ],
    }),
  };
}
