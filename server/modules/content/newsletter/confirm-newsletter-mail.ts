// The mail with the link that confirms a subscription. It quotes nothing from the person who
// entered the address, which may be a stranger's.
import { confirmNewsletterHref } from '@taana-baana/contract';
import * as texts from '@taana-baana/contract/texts/mails/confirm-newsletter.ts';
import type { Deps } from '../../../deps.ts';
import type { QueuedMail } from '../../shop/mail/mail.service.ts';
import { unsubscribeCall, unsubscribePage } from './unsubscribe-links.ts';
import { writeMail } from '../../shop/mail/mail-template.service.ts';

interface Tokens {
  readonly confirm: string;
  readonly unsubscribe: string;
}

export function confirmNewsletterMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  recipient: string,
  tokens: Tokens,
): QueuedMail {
  const { name } = deps.settings.current();
  return {
    recipient,
    subject: texts.subject(name),
    unsubscribeUrl: unsubscribeCall(deps, tokens.unsubscribe),
    ...writeMail(deps, {
      heading: texts.heading,
      parts: [
        { text: texts.thanks(name) },
        { button: texts.button, href: deps.config.publicUrl + confirmNewsletterHref(tokens.confirm) },
        { text: texts.howLong },
        { text: texts.notYou },
        { link: texts.unsubscribe, href: unsubscribePage(deps, tokens.unsubscribe) },
      ],
    }),
  };
}
