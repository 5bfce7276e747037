// The editor of a collection: the published version, its draft, and a preview link. No text is
// lost: if another draft was saved meanwhile, both are shown.
import type {
  CollectionBasedOn,
  CollectionContent,
  CollectionForm,
  CollectionSaved,
  EditedCollection,
} from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/collection-messages.ts';
import { collectionHref } from '@taana-baana/contract/pages.ts';
import { v7 } from 'uuid';
import { hashToken, newToken } from '../../../credentials/secret-tokens.ts';
import type { CollectionRow } from '../../../database/tables/collection-tables.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { listNewest } from '../products/facets.service.ts';
import { findPhotos, readPhotoStates } from '../../shop/photos/photos.service.ts';
import { toOwnOrigin } from '../../picture.mapping.ts';
import { toContent, toDraft, whoAndWhen } from './collections.mapping.ts';
import * as repository from './collections.repository.ts';

export type Needs = Pick<Deps, 'db' | 'clock' | 'changes' | 'config'>;
type Stored = { readonly row: CollectionRow; readonly draft: repository.SavedDraft | undefined };

/** Minutes that a link to a preview works. */
const previewMinutes = 60;

export async function getCollection(deps: Omit<Needs, 'clock'>, handle: string): Promise<EditedCollection> {
  return describeCollection(deps, await findBoth(deps.db, handle));
}

export async function saveDraft(
  deps: Needs,
  handle: string,
  { content, basedOn }: CollectionForm,
  actor: Actor,
): Promise<CollectionSaved> {
  const { stored, isDone } = await deps.db.transaction().execute(async (trx) => {
    const before = await findBoth(trx, handle);
    const draft = {
      id: v7(),
      body: JSON.stringify(content),
      at: deps.clock.now().toISOString(),
      staff_id: staffIdOf(actor),
    };
    const isSaved =
      before.row.version === basedOn.version &&
      (basedOn.draft === null
        ? await repository.insertDraft(trx, { collection: handle, ...draft, preview_hash: null, preview_until: null })
        : await repository.updateDraft(trx, { collection: handle, id: basedOn.draft }, draft));
    if (isSaved) await record(trx, deps, actor, 'collections draft', handle);
    return { stored: await findBoth(trx, handle), isDone: isSaved };
  });
  return {
    conflict: isDone ? null : describeConflict(stored, basedOn),
    collection: await describeCollection(deps, stored),
  };
}

export async function discardDraft(deps: Needs, handle: string, id: string, actor: Actor): Promise<EditedCollection> {
  const { row } = await deps.db.transaction().execute(async (trx) => {
    const stored = await findBoth(trx, handle);
    if (!(await repository.deleteDraft(trx, { collection: handle, id })))
      throw conflictOf(stored, { version: stored.row.version, draft: id });
    await record(trx, deps, actor, 'collections discard', handle);
    return stored;
  });
  return describeCollection(deps, { row, draft: undefined });
}

/** The previous link stops working. */
export async function previewDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  handle: string,
  actor: Actor,
): Promise<{ url: string; until: string }> {
  const token = newToken();
  const until = new Date(deps.clock.now().getTime() + previewMinutes * 60_000).toISOString();
  const link = { preview_hash: hashToken(token), preview_until: until };
  await deps.db.transaction().execute(async (trx) => {
    const { draft } = await findBoth(trx, handle);
    if (!draft || !(await repository.updateDraft(trx, draft, link)))
      throw new AppError('conflict', messages.nothingToPublish);
    await record(trx, deps, actor, 'collections preview', handle);
  });
  return { url: `${deps.config.publicUrl}${collectionHref(handle)}?preview=${token}`, until };
}

/**
 * What the editor shows of a collection. Outside a transaction, because product pictures are cached
 * per database.
 */
export async function describeCollection(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  { row, draft }: Stored,
): Promise<EditedCollection> {
  const content = toContent(row);
  const saved = draft ? toDraft(draft) : null;
  const ids = [content, saved?.content].flatMap((one) => one?.photo?.id ?? []);
  const photos = await readPhotoStates(deps.db, [...new Set(ids)]);
  const [newest] = await listNewest(deps, [{ tags: [row.tag] }]);
  const counted = (await repository.listTags(deps.db)).find(({ key }) => key === repository.keyOf(row.tag));
  const { problems } = await checkContent(deps.db, saved?.content ?? content);
  return {
    handle: row.handle,
    tag: row.tag,
    path: collectionHref(row.handle),
    isPublished: row.is_published === 1,
    version: row.version,
    content,
    draft: saved,
    photos,
    newest: newest?.picture ? toOwnOrigin(deps, newest.picture) : null,
    products: counted?.products ?? 0,
    problems,
  };
}

interface Checked {
  /** Why it cannot be published. */
  readonly problems: EditedCollection['problems'];
  /** Of the photo. */
  readonly pictureId: string | null;
}

export async function checkContent(db: Database, { title, sentence, photo }: CollectionContent): Promise<Checked> {
  const problems: EditedCollection['problems'] = [];
  if (!title) problems.push({ field: 'title', message: messages.titleRequired });
  if (!sentence) problems.push({ field: 'sentence', message: messages.sentenceRequired });
  if (!photo) return { problems, pictureId: null };
  const found = (await findPhotos(db, [photo.id])).get(photo.id);
  if (found?.picture) return { problems, pictureId: found.picture.id };
  const message = found ? (found.refused ?? messages.photoNotReady) : messages.photoNotArrived;
  problems.push({ field: 'photo', message });
  return { problems, pictureId: null };
}

/** Throws `not-found`. */
export async function findBoth(db: Database, handle: string): Promise<Stored> {
  const row = await repository.findCollection(db, handle);
  if (!row) throw new AppError('not-found', messages.collectionUnknown);
  return { row, draft: await repository.findDraft(db, handle) };
}

export const conflictOf = (stored: Stored, basedOn: CollectionBasedOn): AppError =>
  new AppError('conflict', describeConflict(stored, basedOn));

/** What changed after the editor was opened. */
function describeConflict({ row, draft }: Stored, basedOn: CollectionBasedOn): string {
  if (row.version !== basedOn.version) return messages.changedMeanwhile;
  return draft ? messages.savedMeanwhile(...whoAndWhen(draft)) : messages.discardedMeanwhile;
}

type CollectionAction = Extract<Parameters<typeof recordAction>[3]['action'], `collections ${string}`>;

export const record = (
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  action: CollectionAction,
  handle: string,
  after?: Readonly<Record<string, unknown>>,
): Promise<void> =>
  recordAction(trx, clock, actor, { action, subject: `collection ${handle}`, ...(after ? { after } : {}) });
