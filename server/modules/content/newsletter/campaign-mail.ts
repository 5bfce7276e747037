// Builds a subscriber's newsletter, with the link that unsubscribes.
import { cardIn, splitLinks } from '@taana-baana/contract/admin/content/campaign-text.ts';
import { type Block, readParts } from '@taana-baana/contract/admin/content/content-text.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import * as texts from '@taana-baana/contract/texts/mails/newsletter.ts';
import type { Deps } from '../../../deps.ts';
import { listProductsByIds } from '../../catalog/products/catalog.service.ts';
import type { QueuedMail } from '../../shop/mail/mail.service.ts';
import { unsubscribeCall, unsubscribePage } from './confirm-newsletter-mail.ts';
import { type MailCard, type MailPart, writeMail } from '../../shop/mail/mail-template.service.ts';

interface Recipient {
  readonly email: string;
  readonly unsubscribe_token: string;
}

export function campaignMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  { subject, body }: { readonly subject: string; readonly body: string },
  { email, unsubscribe_token: token }: Recipient,
  cards: Cards,
): QueuedMail {
  const { name } = deps.settings.current();
  const { intro, parts } = readParts(body);
  const toPart = (block: Block): MailPart => {
    const card = cards.get(cardIn(block, deps.config.publicUrl) ?? '');
    if (card) return { card };
    return typeof block === 'string' ? { paragraph: splitLinks(block) } : { items: block.map(splitLinks) };
  };
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

/** By the ids of the products. */
export type Cards = ReadonlyMap<string, MailCard>;

/** Of the products in a newsletter's text, as the shop shows them now. One that is gone stays a link. */
export async function readCards(deps: Pick<Deps, 'db' | 'changes' | 'config'>, body: string): Promise<Cards> {
  const { publicUrl } = deps.config;
  const { intro, parts } = readParts(body);
  const blocks = [...intro, ...parts.flatMap((part) => part.blocks)];
  const ids = blocks.flatMap((block) => cardIn(block, publicUrl) ?? []);
  const products = await listProductsByIds(deps, [...new Set(ids)]);
  return new Map(
    products
      .filter(({ isArchived }) => !isArchived)
      .map(({ _id: id, title, price, images: [picture] }) => [
        id,
        {
          title,
          price: formatRupees(price),
          href: publicUrl + productHref(id),
          picture: picture && new URL(picture.url, publicUrl).href,
        },
      ]),
  );
}
