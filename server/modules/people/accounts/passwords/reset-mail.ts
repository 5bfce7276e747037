// The mail with the link that resets a password. It quotes nothing from the customer, because
// the address may be a stranger's.
import { greeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import * as texts from '@taana-baana/contract/texts/mails/people/reset-password.ts';
import type { Deps } from '../../../../deps.ts';
import { type MailBodies, writeMail } from '../../../shop/mail/mail-template.service.ts';

export function resetMail(deps: Pick<Deps, 'config' | 'settings'>, link: string): MailBodies & { subject: string } {
  return {
    subject: texts.subject(deps.settings.current().name),
    ...writeMail(deps, {
      heading: texts.heading,
      parts: [
        { text: greeting },
        { text: texts.why(deps.settings.current().name) },
        { button: texts.button, href: link },
        { text: texts.howLong },
        { text: texts.notYou },
      ],
    }),
  };
}
