// The owner's texts in the editor: each page with its published version and its draft.
import { cardProblems } from '@taana-baana/contract/admin/content/card-check.ts';
import { checkContentText, contentWarnings } from '@taana-baana/contract/admin/content/content-check.ts';
import { isCardPage, writeContentText } from '@taana-baana/contract/admin/content/content-text.ts';
import { mostPhotos } from '@taana-baana/contract/admin/content/page-photos.ts';
import type { ContentList, EditedContent, TypedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import { contentPageNames, contentPages, isContentPage } from '@taana-baana/contract/content/content-pages.ts';
import { contentPlaceholders } from '@taana-baana/contract/content/content-placeholders.ts';
import type { ContentBody, ContentPageName } from '@taana-baana/contract/schemas/content/page-content.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type DraftKind, type Subject, drafts, whoAndWhen, whoSaved } from '../../shop/drafts/draft-kinds.service.ts';
import { bannerWarnings } from './banner-links.service.ts';
import * as repository from './content.repository.ts';
import { toBody } from './content.service.ts';
import { houseLineWarnings } from './house-lines.service.ts';

export interface FoundPage extends Subject {
  readonly subject: ContentPageName;
  readonly published: repository.SavedVersion | undefined;
}

interface Written {
  readonly page: ContentPageName;
  readonly content: TypedContent;
}

export const contentKind = {
  name: 'content',
  permission: 'content.edit',
  log: 'content',
  texts: messages,
  find: (db, name) => findPage(db, requirePage(name)),
  normalize: ({ page, content }) => readTyped(page, content),
  describe: describePage,
  describeChange: (_, { published }) => published && messages.publishedMeanwhile(...whoAndWhen(published)),
  path: ({ subject }) => contentPages[subject].path,
} satisfies DraftKind<FoundPage, Written, EditedContent>;

async function findPage(db: Database, page: ContentPageName): Promise<FoundPage> {
  const published = await repository.findVersion(db, page);
  return { subject: page, version: published?.version ?? 0, published, draft: await drafts.content.find(db, page) };
}

export async function listContent({ db }: Pick<Deps, 'db'>): Promise<ContentList> {
  const pages: ContentList['pages'] = [];
  for (const page of contentPageNames) {
    const { draft, published } = await findPage(db, page);
    const { title, path } = contentPages[page];
    pages.push({ page, title, path, draft: draft ? whoSaved(draft) : null, published: toPublished(published) });
  }
  return { pages };
}

async function describePage(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { subject: page, draft, published: row }: FoundPage,
): Promise<EditedContent> {
  const facts = settings.current();
  const { title, path, defaultBody } = contentPages[page];
  const published = row ? toBody(row.body) : defaultBody;
  const show = async (body: ContentBody) => ({
    content: toTyped(page, body),
    warnings: [
      ...cardProblems(body),
      ...contentWarnings(body, facts, [published, defaultBody]),
      ...(await houseLineWarnings(db, body)),
      ...(await bannerWarnings(db, body)),
    ],
  });
  return {
    page,
    title,
    path,
    draft: draft ? { id: draft.id, ...(await show(toBody(draft.body))), ...whoSaved(draft) } : null,
    published: { ...toPublished(row), ...(await show(published)) },
    defaultContent: toTyped(page, defaultBody),
    placeholders: Object.entries(contentPlaceholders).map(([name, { value }]) => ({ name, value: value(facts) })),
  };
}

const toPublished = (row: repository.SavedVersion | undefined) => ({
  version: row?.version ?? 0,
  saved: row ? whoSaved(row) : null,
});

export function requirePage(name: string): ContentPageName {
  if (isContentPage(name)) return name;
  throw new AppError('not-found', messages.pageUnknown(contentPageNames));
}

/** Throws an error with a sentence about the text. */
function readTyped(page: ContentPageName, content: TypedContent): ContentBody {
  if (isCardPage(page)) {
    if (page === 'banners' ? 'banners' in content : 'lines' in content) return content as ContentBody;
    throw invalidContent(messages.reload);
  }
  if (!('text' in content)) throw invalidContent(messages.reload);
  const checked = checkContentText(page, content.text);
  if (!('body' in checked)) throw invalidContent(checked.problem);
  const { photos } = content;
  const most = mostPhotos[page];
  if (photos === undefined || most === undefined) return checked.body;
  if (photos.length > most) throw invalidContent(messages.tooManyPhotos(most));
  return { ...checked.body, photos };
}

/** As the editor shows it. */
export const toTyped = (page: ContentPageName, body: ContentBody): TypedContent =>
  isCardPage(page)
    ? (body as TypedContent)
    : { text: writeContentText(page, body), ...('photos' in body && { photos: body.photos }) };

export const invalidContent = (problem: string) => new AppError('invalid', problem, { fields: { content: problem } });
