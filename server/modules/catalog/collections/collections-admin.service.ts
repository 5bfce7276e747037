// Creates, publishes, orders and deletes collections.
import type {
  CollectionList,
  CollectionMove,
  EditedCollection,
} from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/collection-messages.ts';
import { locale } from '@taana-baana/contract/locale.ts';
import { firstCharacter } from '@taana-baana/contract/typed/first-character.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { toOwnOrigin } from '../../picture.mapping.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { type Needs, conflictOf, drafts } from '../../shop/drafts/draft-kinds.service.ts';
import { readEdited, requireComplete, takeDraft } from '../../shop/drafts/drafts.service.ts';
import { readPhotoStates } from '../../shop/photos/photos.service.ts';
import { listNewest } from '../products/facets.service.ts';
import { checkContent, collectionKind, contentOf, toContent } from './collection-kind.service.ts';
import * as repository from './collections.repository.ts';

export async function listCollections(deps: Pick<Deps, 'db' | 'changes' | 'config'>): Promise<CollectionList> {
  const rows = await repository.listCollections(deps.db);
  const begun = new Map((await drafts.collection.list(deps.db)).map((draft) => [draft.subject, toContent(draft)]));
  const newest = await listNewest(
    deps,
    rows.map(({ tag }) => ({ tags: [tag] })),
  );
  const shown = rows.map((row) => begun.get(row.handle) ?? contentOf(row));
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
        hasDraft: begun.has(row.handle),
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
  const handle = await deps.db.transaction().execute(async (trx) => {
    const key = repository.keyOf(typed);
    const tag = (await repository.listTags(trx)).find((one) => one.key === key)?.tag;
    if (tag === undefined) throw new AppError('invalid', messages.tagUnknown(typed));
    const others = await repository.listCollections(trx);
    const same = others.find((one) => repository.keyOf(one.tag) === key);
    if (same) throw new AppError('conflict', messages.tagTaken(same.title));
    const free = freeHandle(toHandle(tag), new Set(others.map((one) => one.handle)));
    const made = {
      handle: free,
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
    await record(trx, deps, actor, 'collections create', free, { tag });
    return free;
  });
  return readEdited(collectionKind, deps, handle);
}

/** `Diwali Gifts` becomes `diwali-gifts`; letters of every script stay. */
const toHandle = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'collection';

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
  { basedOn }: { readonly basedOn: BasedOn },
  actor: Actor,
): Promise<EditedCollection> {
  await inTransaction(deps, async (trx) => {
    const found = await collectionKind.find(trx, handle);
    const { row, draft } = found;
    if (!draft && row.is_published === 1 && basedOn.draft === null)
      throw new AppError('conflict', messages.nothingToPublish);
    await takeDraft(collectionKind, trx, found, basedOn);
    const content = draft ? toContent(draft) : contentOf(row);
    const { problems, pictureId } = await checkContent(trx, content);
    requireComplete(problems);
    const { title, sentence, photo } = content;
    const shown = { title, sentence, picture_id: pictureId, alt: photo?.alt ?? '', is_published: 1 };
    if (!(await repository.updateCollection(trx, row, shown)))
      throw await conflictOf(collectionKind, trx, handle, basedOn);
    await record(trx, deps, actor, 'collections publish', handle, { version: row.version + 1, title });
    trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
  return readEdited(collectionKind, deps, handle);
}

/** Shoppers no longer see its page; a draft stays. */
export async function unpublishCollection(
  deps: Needs,
  handle: string,
  { basedOn }: { readonly basedOn: BasedOn },
  actor: Actor,
): Promise<EditedCollection> {
  await inTransaction(deps, async (trx) => {
    const { row } = await collectionKind.find(trx, handle);
    if (row.is_published === 0) throw new AppError('conflict', messages.notPublished);
    if (!(await repository.updateCollection(trx, { handle, version: basedOn.version }, { is_published: 0 })))
      throw await conflictOf(collectionKind, trx, handle, { ...basedOn, draft: null });
    await record(trx, deps, actor, 'collections unpublish', handle, { version: row.version + 1 });
    trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
  return readEdited(collectionKind, deps, handle);
}

/** One place up or down; at the end of the list nothing changes. */
export async function moveCollection(
  deps: Needs,
  handle: string,
  direction: CollectionMove['direction'],
  actor: Actor,
): Promise<CollectionList> {
  await inTransaction(deps, async (trx) => {
    const { row } = await collectionKind.find(trx, handle);
    const before = (await repository.listCollections(trx)).map((one) => one.handle);
    const from = before.indexOf(row.handle);
    const to = from + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= before.length) return;
    await renumber(trx, before.with(from, before[to] ?? '').with(to, handle));
    await record(trx, deps, actor, 'collections move', handle, { position: to + 1 });
    trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
  return listCollections(deps);
}

async function renumber(trx: Database, handles: readonly string[]): Promise<void> {
  for (const [index, handle] of handles.entries()) await repository.setPosition(trx, handle, index + 1);
}

/** With its draft. Its products stay. */
export async function deleteCollection(deps: Omit<Needs, 'config'>, handle: string, actor: Actor): Promise<undefined> {
  await inTransaction(deps, async (trx) => {
    const { row } = await collectionKind.find(trx, handle);
    await repository.deleteCollection(trx, handle);
    await record(trx, deps, actor, 'collections delete', handle, { tag: row.tag, title: row.title });
    trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
}

type CollectionAction = Extract<Parameters<typeof recordAction>[3]['action'], `collections ${string}`>;

const record = (
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  action: CollectionAction,
  handle: string,
  after?: Readonly<Record<string, unknown>>,
): Promise<void> =>
  recordAction(trx, clock, actor, { action, subject: `collection ${handle}`, ...(after ? { after } : {}) });
