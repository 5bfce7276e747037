// The owner's texts as the shop shows them: the newest published version, or the default text; and a
// draft, to anyone who has its link.
import { serverMessages } from '@taana-baana/contract';
import { contentPages, isContentPage } from '@taana-baana/contract/content-pages.ts';
import { type ContentFacts, fillPlain } from '@taana-baana/contract/content-placeholders.ts';
import type {
  BannersContent,
  ContentBody,
  ContentPageName,
  PageContent,
} from '@taana-baana/contract/schemas/page-content.ts';
import { hashToken } from '../../credentials/secret-tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';
import { findPreviewedDraft, findVersion } from './content.repository.ts';

/** Placeholders are not filled in: the page does it, because some become links. Not so in banners. */
export async function readContent({ db, settings }: Pick<Deps, 'db' | 'settings'>, page: string): Promise<PageContent> {
  if (!isContentPage(page)) throw new AppError('not-found', serverMessages.notFound);
  const row = await findVersion(db, page);
  return pageContent(page, row ? toBody(row.body) : contentPages[page].defaultBody, settings.current());
}

/** Throws `not-found` when the link is unknown or too old, or the draft is published or discarded. */
export async function readPreview(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { page, token }: { readonly page: string; readonly token: string },
): Promise<PageContent> {
  const now = clock.now().toISOString();
  const draft = isContentPage(page) ? await findPreviewedDraft(db, { page, hash: hashToken(token), now }) : undefined;
  if (!draft) throw new AppError('not-found', serverMessages.previewOver);
  return pageContent(draft.page, toBody(draft.body), settings.current());
}

/** Checked before it was stored. */
export const toBody = (text: string): ContentBody => JSON.parse(text) as ContentBody;

function pageContent(page: ContentPageName, body: ContentBody, facts: ContentFacts): PageContent {
  return { page, body: 'banners' in body ? fillBanners(body, facts) : body } as PageContent;
}

/** The first view of the store has no room for the placeholders, and banners have no links in them. */
function fillBanners({ banners }: BannersContent, facts: ContentFacts): BannersContent {
  const filled = banners.flatMap((banner) => {
    const texts = [banner.eyebrow, banner.headline, banner.action].map((text) => fillPlain(text, facts));
    const [eyebrow, headline, action] = texts;
    return eyebrow && headline && action ? [{ ...banner, eyebrow, headline, action }] : [];
  });
  return { banners: filled };
}
