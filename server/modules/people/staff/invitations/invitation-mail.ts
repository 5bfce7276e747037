// The mail with the link by which a member of staff sets up the account.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { invitation as texts } from '@taana-baana/contract/admin/texts/mails/staff-mails.ts';
import type { Deps } from '../../../../deps.ts';
import { type Notice, writeNotice } from '../../../shop/mail/mail-template.service.ts';

export const invitationMail = (deps: Pick<Deps, 'config' | 'settings'>, role: Role, link: string): Notice =>
  writeNotice(deps, texts, ({ name }) => [
    { text: texts.why(name, role) },
    { button: texts.button, href: link },
    { text: texts.howLong },
    { text: texts.notYou },
  ]);
