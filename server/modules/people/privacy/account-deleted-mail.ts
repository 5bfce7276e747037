// The last mail to a customer whose account was deleted. It quotes nothing from the customer,
// because the address may be a stranger's.
import * as texts from '@taana-baana/contract/texts/mails/people/account-deleted.ts';
import { greeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { Deps } from '../../../deps.ts';
import { type MailBodies, writeMail } from '../../shop/mail/mail-template.service.ts';

export function accountDeletedMail(
  deps: Pick<Deps, 'settings'>,
  isOwnEmail: boolean,
): MailBodies & { subject: string } {
  const shop = deps.settings.current();
  const content = {
    heading: texts.heading,
    parts: [
      { text: greeting },
      { text: texts.what(shop.name) },
      { text: isOwnEmail ? texts.alsoGone : texts.stays },
      { text: texts.credit },
      { text: texts.kept },
      { text: texts.payment },
      { text: texts.notYou(shop.contact.email) },
    ],
  };
  return { subject: texts.subject(shop.name), ...writeMail(deps, content) };
}
