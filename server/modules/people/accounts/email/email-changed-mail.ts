// The notice to an account's old e-mail. It quotes nothing from the customer, because
// the address may be a stranger's.
import * as texts from '@taana-baana/contract/texts/mails/people/email-changed.ts';
import { greeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { Deps } from '../../../../deps.ts';
import { type MailBodies, writeMail } from '../../../shop/mail/mail-template.service.ts';

/** Leaves out the new address: readers of the old mailbox need not learn it. */
export function emailChangedMail(deps: Pick<Deps, 'settings'>, link: string): MailBodies & { subject: string } {
  const shop = deps.settings.current();
  return {
    subject: texts.subject(shop.name),
    ...writeMail(deps, {
      heading: texts.heading,
      parts: [
        { text: greeting },
        { text: texts.what(shop.name) },
        { text: texts.wasYou },
        { text: texts.notYou },
        { button: texts.button, href: link },
        { text: texts.question(shop.contact.email) },
      ],
    }),
  };
}
