// Creates, publishes, orders and deletes collections.
import type {
  CollectionBasedOn,
  CollectionList,
  CollectionMove,
  EditedCollection,
} from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/collection-messages.ts';
import { locale } from '@taana-baana/contract/locale.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../shop/audit-log/audit-log.service.ts';
import { listNewest } from '../products/facets.service.ts';
import { readPhotoStates } from '../../shop/photos/photos.service.ts';
import { toOwnOrigin } from '../../picture.mapping.ts';
import {
  checkContent,
  conflictOf,
  describeCollection,
  findBoth,
  type Needs,
  record,
} from './collection-editor.service.ts';
import { toContent, toDraft, toHandle } from './collections.mapping.ts';
import * as repository from './collections.repository.ts';
import { firstCharacter } from '@taana-baana/contract/typed/first-character.ts';

/** Without `basedOn` (on the command line) nothing is compared. */
interface Publication {
  readonly basedOn?: CollectionBasedOn | undefined;
}

export async function listCollections(deps: Pick<Deps, 'db' | 'changes' | 'config'>): Promise<CollectionList> {
  const rows = await repository.listCollections(deps.db);
  const drafts = new Map((await repository.listDrafts(deps.db)).map((draft) => [draft.collection, toDraft(draft)]));
  const newest = await listNewest(
    deps,
    rows.map(({ tag }) => ({ tags: [tag] })),
  );
  const shown = rows.map((row) => drafts.get(row.handle)?.content ?? toContent(row));
  const photos = await readPhotoStates(
    deps.db,
    shown.flatMap(({ photo }) => photo?.id ?? []),
  );
  const pictures = new Map(photos.map(({ id, picture }) => [id, picture]));
  const tags = await repository.listTags(deps.db);
  const productsOf = new Map(tags.map(({ key, products }) => [key, products]));
  const taken = new Set(rows.map(({ tag }) => repository.keyOf(tag)));
  return {
    collections: rows.map((row, index) => {
      const { title = '', photo } = shown[index] ?? {};
      const picture = pictures.get(photo?.id ?? '') ?? newest[index]?.picture;
      return {
        handle: row.handle,
        tag: row.tag,
        title,
        isPublished: row.is_published === 1,
        hasDraft: drafts.has(row.handle),
        picture: picture ? toOwnOrigin(deps, picture) : null,
        products: productsOf.get(repository.keyOf(row.tag)) ?? 0,
      };
    }),
    tags: tags
      .filter(({ key }) => !taken.has(key))
      .map(({ tag, products }) => ({ tag, products }))
      .toSorted((a, b) => a.tag.localeCompare(b.tag, locale)),
  };
}

/** Starts with the tag as its title, unpublished. */
export async function createCollection(deps: Needs, typed: string, actor: Actor): Promise<EditedCollection> {
  const row = await deps.db.transaction().execute(async (trx) => {
    const key = repository.keyOf(typed);
    const tag = (await repository.listTags(trx)).find((one) => one.key === key)?.tag;
    if (tag === undefined) throw new AppError('invalid', messages.tagUnknown(typed));
    const others = await repository.listCollections(trx);
    const same = others.find((one) => repository.keyOf(one.tag) === key);
    if (same) throw new AppError('conflict', messages.tagTaken(same.title));
    const handle = freeHandle(toHandle(tag), new Set(others.map((one) => one.handle)));
    const made = {
      handle,
      tag,
      title: firstCharacter(tag).toUpperCase() + tag.slice(firstCharacter(tag).length),
      sentence: '',
      picture_id: null,
      alt: '',
      is_published: 0,
      position: (others.at(-1)?.position ?? 0) + 1,
      version: 1,
      created_at: deps.clock.now().toISOString(),
    };
    if (!(await repository.insertCollection(trx, made))) throw new AppError('conflict', messages.tagTaken(made.title));
    await record(trx, deps, actor, 'collections create', handle, { tag });
    return made;
  });
  return describeCollection(deps, { row, draft: undefined });
}

/** Tags that differ only in punctuation have the same address. */
function freeHandle(wanted: string, taken: ReadonlySet<string>): string {
  let handle = wanted;
  for (let count = 2; taken.has(handle); count += 1) handle = `${wanted}-${count}`;
  return handle;
}

/** Publishes the draft that the caller has seen; or, without one, the last published version. */
export async function publishCollection(
  deps: Needs,
  handle: string,
  { basedOn }: Publication,
  actor: Actor,
): Promise<EditedCollection> {
  const published = await inTransaction(deps, async (trx, changed) => {
    const stored = await findBoth(trx, handle);
    const { row, draft } = stored;
    const seen = basedOn ?? { version: row.version, draft: draft?.id ?? null };
    if (seen.draft !== (draft?.id ?? null)) throw conflictOf(stored, seen);
    if (!draft && row.is_published === 1) throw new AppError('conflict', messages.nothingToPublish);
    const content = draft ? toDraft(draft).content : toContent(row);
    const { problems, pictureId } = await checkContent(trx, content);
    const [problem] = problems;
    if (problem) {
      const fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
      throw new AppError('invalid', problem.message, { fields });
    }
    const { title, sentence, photo } = content;
    const shown = { title, sentence, picture_id: pictureId, alt: photo?.alt ?? '', is_published: 1 };
    const isDone =
      (!draft || (await repository.deleteDraft(trx, draft))) &&
      (await repository.updateCollection(trx, { handle, version: seen.version }, shown));
    if (!isDone) throw conflictOf(await findBoth(trx, handle), seen);
    await record(trx, deps, actor, 'collections publish', handle, { version: row.version + 1, title });
    const after = await findBoth(trx, handle);
    changed(await recordChange(trx, { data: 'catalog' }));
    return after;
  });
  return describeCollection(deps, published);
}

/** Shoppers no longer see its page; a draft stays. */
export async function unpublishCollection(
  deps: Needs,
  handle: string,
  { basedOn }: Publication,
  actor: Actor,
): Promise<EditedCollection> {
  const hidden = await inTransaction(deps, async (trx, changed) => {
    const stored = await findBoth(trx, handle);
    const { row } = stored;
    if (row.is_published === 0) throw new AppError('conflict', messages.notPublished);
    const version = basedOn?.version ?? row.version;
    if (!(await repository.updateCollection(trx, { handle, version }, { is_published: 0 })))
      throw conflictOf(stored, { version, draft: null });
    await record(trx, deps, actor, 'collections unpublish', handle, { version: row.version + 1 });
    const after = await findBoth(trx, handle);
    changed(await recordChange(trx, { data: 'catalog' }));
    return after;
  });
  return describeCollection(deps, hidden);
}

/** One place up or down; at the end of the list nothing changes. */
export async function moveCollection(
  deps: Needs,
  handle: string,
  direction: CollectionMove['direction'],
  actor: Actor,
): Promise<CollectionList> {
  await inTransaction(deps, async (trx, changed) => {
    const { row } = await findBoth(trx, handle);
    const before = (await repository.listCollections(trx)).map((one) => one.handle);
    const from = before.indexOf(row.handle);
    const to = from + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= before.length) return;
    await renumber(trx, before.with(from, before[to] ?? '').with(to, handle));
    await record(trx, deps, actor, 'collections move', handle, { position: to + 1 });
    changed(await recordChange(trx, { data: 'catalog' }));
  });
  return listCollections(deps);
}

async function renumber(trx: Database, handles: readonly string[]): Promise<void> {
  for (const [index, handle] of handles.entries()) await repository.setPosition(trx, handle, index + 1);
}

/** With its draft. Its products stay. */
export async function deleteCollection(deps: Omit<Needs, 'config'>, handle: string, actor: Actor): Promise<undefined> {
  await inTransaction(deps, async (trx, changed) => {
    const { row } = await findBoth(trx, handle);
    await repository.deleteCollection(trx, handle);
    await record(trx, deps, actor, 'collections delete', handle, { tag: row.tag, title: row.title });
    changed(await recordChange(trx, { data: 'catalog' }));
  });
}
