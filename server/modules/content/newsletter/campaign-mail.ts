// Builds a subscriber's newsletter, with the link that unsubscribes.
import { cardIn, photoIn, readCampaign, splitLinks } from '@taana-baana/contract/admin/content/campaign-text.ts';
import type { Block } from '@taana-baana/contract/admin/content/content-text.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import * as texts from '@taana-baana/contract/texts/mails/content/newsletter.ts';
import type { Deps } from '../../../deps.ts';
import { listProductsByIds } from '../../catalog/products/products.service.ts';
import type { QueuedMail } from '../../shop/mail/mail.service.ts';
import { unsubscribeCall, unsubscribePage } from './confirm-newsletter-mail.ts';
import { type MailPart, writeMail } from '../../shop/mail/mail-template.service.ts';
import { findPhotos } from '../../shop/photos/photos.service.ts';
import { toPicture } from '../../picture.mapping.ts';

interface Recipient {
  readonly email: string;
  readonly unsubscribe_token: string;
}

export function campaignMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  { subject, body }: { readonly subject: string; readonly body: string },
  { email, unsubscribe_token: token }: Recipient,
  shown: Shown,
): QueuedMail {
  const { name } = deps.settings.current();
  const { intro, parts } = readCampaign(body);
  const toPart = (block: Block): MailPart => {
    if (typeof block !== 'string') return { items: block.map(splitLinks) };
    return shown.get(block) ?? { paragraph: splitLinks(block) };
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

/** The photos and cards of a newsletter, by the paragraphs in whose place they stand. */
export type Shown = ReadonlyMap<string, MailPart>;

/** Products as the shop shows them now. One that is gone stays a link. */
export async function readShown(deps: Pick<Deps, 'db' | 'changes' | 'config'>, body: string): Promise<Shown> {
  const { publicUrl } = deps.config;
  const { intro, parts } = readCampaign(body);
  const blocks = [...intro, ...parts.flatMap((part) => part.blocks)];
  const paragraphs = blocks.filter((block) => typeof block === 'string');
  const photos = await findPhotos(
    deps.db,
    paragraphs.flatMap((paragraph) => photoIn(paragraph)?.id ?? []),
  );
  const ids = paragraphs.flatMap((paragraph) => cardIn(paragraph, publicUrl) ?? []);
  const products = await listProductsByIds(deps, [...new Set(ids)]);
  const cards = new Map(
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
  return new Map(
    paragraphs.flatMap((paragraph): [string, MailPart][] => {
      const card = cards.get(cardIn(paragraph, publicUrl) ?? '');
      if (card) return [[paragraph, { card }]];
      const photo = photoIn(paragraph);
      const picture = photo && photos.get(photo.id)?.picture;
      if (!picture) return [];
      const { url, width, alt } = toPicture({ ...picture, alt: photo.alt }, publicUrl);
      return [[paragraph, { photo: { url, width, alt }, words: texts.photo(alt) }]];
    }),
  );
}
