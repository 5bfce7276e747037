// The mail with the link that confirms a subscription. It quotes nothing from the person who
// entered the address, which may be a stranger's.
import { calls, confirmNewsletterHref, unsubscribeHref } from '@taana-baana/contract';
import { confirmation as texts, unsubscribe } from '@taana-baana/contract/texts/mails/content/newsletter.ts';
import type { Deps } from '../../../deps.ts';
import type { QueuedMail } from '../../shop/mail/mail.service.ts';
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
  return writeMail(deps, {
    recipient,
    subject: texts.subject(name),
    unsubscribeUrl: unsubscribeCall(deps, tokens.unsubscribe),
    heading: texts.heading,
    parts: [
      { text: texts.thanks(name) },
      { button: texts.button, href: deps.config.publicUrl + confirmNewsletterHref(tokens.confirm) },
      { text: texts.howLong },
      { text: texts.notYou },
      { link: unsubscribe, href: unsubscribePage(deps, tokens.unsubscribe) },
    ],
  });
}

/** The links that end a subscription: a page, and one call by the mail program (RFC 8058). */
export const unsubscribePage = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  config.publicUrl + unsubscribeHref(token);

export const unsubscribeCall = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  `${config.publicUrl}/api/${calls.unsubscribeNewsletter.path.replace(':token', token)}`;
