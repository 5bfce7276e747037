// The editor of the owner's texts: each page with its draft. No text is lost: if another draft was
// saved meanwhile, both are shown.
import { checkContentText, contentWarnings } from '@taana-baana/contract/admin/content/content-check.ts';
import type {
  BasedOn,
  ContentForm,
  ContentList,
  ContentSaved,
  EditedContent,
} from '@taana-baana/contract/admin/schemas/content/content.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import { writeContentText } from '@taana-baana/contract/admin/content/content-text.ts';
import { contentPageNames, contentPages, isContentPage } from '@taana-baana/contract/content/content-pages.ts';
import { type ContentFacts, contentPlaceholders } from '@taana-baana/contract/content/content-placeholders.ts';
import type { ContentBody, ContentPageName } from '@taana-baana/contract/schemas/page-content.ts';
import { v7 } from 'uuid';
import { hashToken, newToken } from '../../../credentials/secret-tokens.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { toPublished, toSaved, whoAndWhen } from './content.mapping.ts';
import * as repository from './content.repository.ts';
import { toBody } from './content.service.ts';
import { bannerWarnings } from './banner-links.service.ts';
import { houseLineWarnings } from './house-lines.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Minutes that a link to a preview works. */
const previewMinutes = 60;

export async function listContent({ db }: Pick<Deps, 'db'>): Promise<ContentList> {
  const pages: ContentList['pages'] = [];
  for (const page of contentPageNames) {
    const { draft, version } = await findBoth(db, page);
    const { title, path } = contentPages[page];
    pages.push({ page, title, path, draft: draft ? toSaved(draft) : null, published: toPublished(version) });
  }
  return { pages };
}

export async function getContent({ db, settings }: Pick<Deps, 'db' | 'settings'>, name: string) {
  const page = requirePage(name);
  return describePage(db, page, await findBoth(db, page), settings.current());
}

export function saveDraft(
  { db, clock, settings }: Needs,
  name: string,
  { text, basedOn }: ContentForm,
  actor: Actor,
): Promise<ContentSaved> {
  const page = requirePage(name);
  const body = readText(page, text);
  return db.transaction().execute(async (trx) => {
    const draft = {
      id: v7(),
      body: JSON.stringify(body),
      at: clock.now().toISOString(),
      staff_id: actor.channel === 'admin' ? actor.staffId : null,
    };
    const before = await findBoth(trx, page);
    const isSaved =
      (before.version?.version ?? 0) === basedOn.version &&
      (basedOn.draft === null
        ? await repository.insertDraft(trx, { page, ...draft, preview_hash: null, preview_until: null })
        : await repository.updateDraft(trx, { page, id: basedOn.draft }, draft));
    if (isSaved) await recordAction(trx, clock, actor, { action: 'content draft', subject: `content ${page}` });
    const stored = await findBoth(trx, page);
    return {
      conflict: isSaved ? null : describeConflict(stored, basedOn),
      content: await describePage(trx, page, stored, settings.current()),
    };
  });
}

export function discardDraft(
  { db, clock, settings }: Needs,
  name: string,
  id: string,
  actor: Actor,
): Promise<EditedContent> {
  const page = requirePage(name);
  return db.transaction().execute(async (trx) => {
    const basedOn = { version: (await repository.findVersion(trx, page))?.version ?? 0, draft: id };
    if (!(await repository.deleteDraft(trx, { page, id }))) throw await conflictOf(trx, page, basedOn);
    await recordAction(trx, clock, actor, { action: 'content discard', subject: `content ${page}` });
    return describePage(trx, page, await findBoth(trx, page), settings.current());
  });
}

/** A link to the shop's page of the draft; the previous link stops working. */
export async function previewDraft(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  name: string,
  actor: Actor,
): Promise<{ url: string; until: string }> {
  const page = requirePage(name);
  const draft = await repository.findDraft(db, page);
  const token = newToken();
  const until = new Date(clock.now().getTime() + previewMinutes * 60_000).toISOString();
  const link = { preview_hash: hashToken(token), preview_until: until };
  await db.transaction().execute(async (trx) => {
    if (!draft || !(await repository.updateDraft(trx, draft, link))) throw new AppError('conflict', messages.noDraft);
    await recordAction(trx, clock, actor, { action: 'content preview', subject: `content ${page}` });
  });
  return { url: `${config.publicUrl}${contentPages[page].path}?preview=${token}`, until };
}

/** What the editor shows of a page. */
export async function describePage(
  db: Database,
  page: ContentPageName,
  { draft, version }: Stored,
  facts: ContentFacts,
): Promise<EditedContent> {
  const { title, path, defaultBody } = contentPages[page];
  const published = version ? toBody(version.body) : defaultBody;
  const show = async (body: ContentBody) => ({
    text: writeContentText(page, body),
    warnings: [
      ...contentWarnings(body, facts, [published, defaultBody]),
      ...(await houseLineWarnings(db, body)),
      ...(await bannerWarnings(db, body)),
    ],
  });
  return {
    page,
    title,
    path,
    draft: draft ? { id: draft.id, ...(await show(toBody(draft.body))), ...toSaved(draft) } : null,
    published: { ...toPublished(version), ...(await show(published)) },
    defaultText: writeContentText(page, defaultBody),
    placeholders: Object.entries(contentPlaceholders).map(([name, { value }]) => ({ name, value: value(facts) })),
  };
}

export function requirePage(name: string): ContentPageName {
  if (isContentPage(name)) return name;
  throw new AppError('not-found', messages.pageUnknown(contentPageNames));
}

/** Throws an error with a sentence about the text. */
export function readText(page: ContentPageName, text: string): ContentBody {
  const checked = checkContentText(page, text);
  if ('body' in checked) return checked.body;
  throw new AppError('invalid', checked.problem, { fields: { text: checked.problem } });
}

interface Stored {
  readonly draft: repository.SavedDraft | undefined;
  readonly version: repository.SavedVersion | undefined;
}

export async function findBoth(db: Database, page: ContentPageName): Promise<Stored> {
  return { draft: await repository.findDraft(db, page), version: await repository.findVersion(db, page) };
}

export async function conflictOf(db: Database, page: ContentPageName, basedOn: BasedOn): Promise<AppError> {
  return new AppError('conflict', describeConflict(await findBoth(db, page), basedOn));
}

/** What changed after the editor was opened. */
function describeConflict({ draft, version }: Stored, basedOn: BasedOn): string {
  if (version && version.version !== basedOn.version) return messages.publishedMeanwhile(...whoAndWhen(version));
  return draft ? messages.savedMeanwhile(...whoAndWhen(draft)) : messages.discardedMeanwhile;
}
