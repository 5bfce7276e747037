// The mail with the link by which a member of staff sets up the account.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/invitation-mail.ts';
import { greeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { Deps } from '../../../../deps.ts';
import { type MailBodies, writeMail } from '../../../shop/mail/mail-template.service.ts';

export function invitationMail(
  deps: Pick<Deps, 'settings'>,
  role: Role,
  link: string,
): MailBodies & { subject: string } {
  const shop = deps.settings.current();
  return {
    subject: texts.subject(shop.name),
    ...writeMail(deps, {
      heading: texts.heading,
      parts: [
        { text: greeting },
        { text: texts.why(shop.name, role) },
        { button: texts.button, href: link },
        { text: texts.howLong },
        { text: texts.notYou },
      ],
    }),
  };
}
