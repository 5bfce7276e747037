// The last mail to a customer whose account was deleted.
import { accountDeleted as texts } from '@taana-baana/contract/texts/mails/people/account-mails.ts';
import type { Deps } from '../../../deps.ts';
import { type Notice, writeNotice } from '../../shop/mail/mail-template.service.ts';

export const accountDeletedMail = (deps: Pick<Deps, 'config' | 'settings'>, isOwnEmail: boolean): Notice =>
  writeNotice(deps, texts, ({ name, contact }) => [
    { text: texts.what(name) },
    { text: isOwnEmail ? texts.alsoGone : texts.stays },
    { text: texts.credit },
    { text: texts.kept },
    { text: texts.payment },
    { text: texts.notYou(contact.email) },
  ]);
