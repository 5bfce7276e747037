// The owner's texts as the shop shows them: the newest published version, or the default text; and
// a draft, to anyone who has its link.
import { serverMessages } from '@taana-baana/contract';
import { photosIn } from '@taana-baana/contract/admin/content/page-photos.ts';
import { contentPages, isContentPage } from '@taana-baana/contract/content/content-pages.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { type ContentFacts, fillPlain } from '@taana-baana/contract/content/content-placeholders.ts';
import type {
  BannersContent,
  BannersText,
  BannerText,
  ContentBody,
  ContentPageName,
  PageContent,
  ShownContent,
} from '@taana-baana/contract/schemas/content/page-content.ts';
import type { ChangeDeps, MailDeps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import type { CatalogSearch } from '../../catalog/products/product-search.service.ts';
import { readPreviewed } from '../../shop/drafts/draft-previews.service.ts';
import { readPhotoStates } from '../../shop/photos/photos.service.ts';
import { toShopFacts } from '../../shop/settings/current-settings.service.ts';
import { hasProducts } from './banner-links.service.ts';
import { withoutUnused } from './policy-lines.service.ts';
import { findVersion } from './content.repository.ts';
import { fillHouseLines } from './house-lines.service.ts';

type Needs = MailDeps & { readonly search: CatalogSearch };

/**
 * Placeholders stay: the page fills them in, because some become links. In banners and house lines
 * they are filled in here.
 */
export async function readContent(deps: Needs, page: string): Promise<PageContent> {
  if (!isContentPage(page)) throw new AppError('not-found', serverMessages.notFound);
  const row = await findVersion(deps.db, page);
  const body = row ? toBody(row.body) : contentPages[page].defaultBody;
  if (!('banners' in body)) return pageContent(deps, page, body);
  const today = indianDayOf(deps.clock.now());
  return pageContent(deps, page, { banners: body.banners.filter((banner) => isShownOn(today, banner)) });
}

const isShownOn = (day: string, { from = day, until = day }: BannerText): boolean => from <= day && day <= until;

/**
 * A job of every process: when a day begins in India, it drops the pages with banners that have a
 * first or a last day.
 */
export function refreshBanners(deps: ChangeDeps): () => Promise<void> {
  let day = indianDayOf(deps.clock.now());
  return async () => {
    const today = indianDayOf(deps.clock.now());
    if (today === day) return;
    const row = await findVersion(deps.db, 'banners');
    const body = row ? toBody(row.body) : undefined;
    day = today;
    if (body && 'banners' in body && body.banners.some(({ from, until }) => from !== undefined || until !== undefined))
      deps.changes.publish({ data: 'settings in force' });
  };
}

/**
 * A draft shows its banners on all days. Throws `not-found` if the link is unknown or expired, or the
 * draft was published or discarded.
 */
export async function readPreview(
  deps: Needs,
  { page, token }: { readonly page: string; readonly token: string },
): Promise<PageContent> {
  if (!isContentPage(page)) throw new AppError('not-found', serverMessages.previewOver);
  const draft = await readPreviewed('content', deps, { subject: page, token });
  return pageContent(deps, page, toBody(draft.body));
}

/** Checked before it was stored. */
export const toBody = (text: string): ContentBody => JSON.parse(text) as ContentBody;

async function pageContent(deps: Needs, page: ContentPageName, body: ContentBody): Promise<PageContent> {
  return { page, body: await fill(deps, page, body) } as PageContent;
}

async function fill(deps: Needs, page: ContentPageName, body: ContentBody): Promise<ShownContent> {
  const facts = toShopFacts(deps.settings.current());
  if ('banners' in body) return fillBanners(deps, body, facts);
  if ('lines' in body) return fillHouseLines(deps, body, facts);
  if ('summary' in body) return withoutUnused(deps.db, page, body, facts);
  if (!('photos' in body) || !body.photos) return body as ShownContent;
  const { photos, ...texts } = body;
  const pictureOf = await readPictures(deps, photos);
  return { ...texts, photos: photos.flatMap(({ id, alt }) => pictureOf(id, alt) ?? []) };
}

/** In a preview one may not be ready. As on cards, AVIF and the plain file only. */
async function readPictures({ db, config }: Needs, photos: readonly { readonly id: string }[]) {
  const ids = photos.map(({ id }) => id);
  const states = await readPhotoStates(db, ids, config.pictureOrigin);
  return (wanted: string, alt: string) => {
    const picture = states.find(({ id }) => id === wanted)?.picture;
    return picture ? { ...picture, alt, srcset: '' } : undefined;
  };
}

/**
 * Those that lead to products, to an article. Fills them in here: the first view of the store has no
 * code for placeholders, and banners have no links.
 */
async function fillBanners(deps: Needs, { banners }: BannersText, facts: ContentFacts): Promise<BannersContent> {
  const pictureOf = await readPictures(deps, photosIn({ banners }));
  const filled = banners.flatMap(({ picture, alt = '', link, ...banner }, index) => {
    const texts = [banner.eyebrow, banner.headline, banner.action].map((text) => fillPlain(text, facts));
    const [eyebrow, headline, action] = texts;
    if (!eyebrow || !headline || !action) return [];
    const words = { eyebrow, headline, action, link };
    if (typeof picture === 'number') return [{ ...words, picture }];
    const photo = pictureOf(picture, alt);
    return [{ ...words, picture: (index % 3) + 1, ...(photo && { photo }) }];
  });
  const isShown = await Promise.all(filled.map(({ link }) => hasProducts(deps.db, link, deps.search)));
  return { banners: filled.filter((_, index) => isShown[index]) };
}
