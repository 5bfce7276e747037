// Builds a subscriber's newsletter, with the link that unsubscribes.
import { splitLinks } from '@taana-baana/contract/admin/content/campaign-text.ts';
import { type Block, readParts } from '@taana-baana/contract/admin/content/content-text.ts';
import * as texts from '@taana-baana/contract/texts/mails/newsletter.ts';
import type { Deps } from '../../../deps.ts';
import type { QueuedMail } from '../../shop/mail/mail.service.ts';
import { unsubscribeCall, unsubscribePage } from './confirm-newsletter-mail.ts';
import { type MailPart, writeMail } from '../../shop/mail/mail-template.service.ts';

interface Recipient {
  readonly email: string;
  readonly unsubscribe_token: string;
}

export function campaignMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  { subject, body }: { readonly subject: string; readonly body: string },
  { email, unsubscribe_token: token }: Recipient,
): QueuedMail {
  const { name } = deps.settings.current();
  const { intro, parts } = readParts(body);
  return writeMail(deps, {
    recipient: email,
    subject,
    unsubscribeUrl: unsubscribeCall(deps, token),
    heading: subject,
    parts: [
      ...intro.map(toPart),
      ...parts.flatMap(({ heading, blocks }) => [{ heading }, ...blocks.map(toPart)]),
      { text: texts.why(name) },
      { link: texts.unsubscribe, href: unsubscribePage(deps, token) },
    ],
  });
}

const toPart = (block: Block): MailPart =>
  typeof block === 'string' ? { paragraph: splitLinks(block) } : { items: block.map(splitLinks) };
