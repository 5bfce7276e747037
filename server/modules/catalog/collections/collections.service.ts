// Collections as the shop shows them; and a draft, to anyone who has its link.
import { type Collection, type ListedCollection, serverMessages } from '@taana-baana/contract';
import type { CollectionContent } from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import type { CollectionRow } from '../../../database/tables/catalog-tables.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { listNewest } from '../products/facets.service.ts';
import { readPhotoStates } from '../../shop/photos/photos.service.ts';
import { readPreviewed } from '../../shop/drafts/draft-previews.service.ts';
import { contentOf, toContent } from './collection-kind.service.ts';
import * as repository from './collections.repository.ts';

type Needs = Pick<Deps, 'db' | 'changes' | 'config'>;

/** In the owner's order, without those that have no product. */
export async function listShownCollections(deps: Needs): Promise<ListedCollection[]> {
  const rows = (await repository.listCollections(deps.db)).filter((row) => row.is_published === 1);
  const newest = await listNewest(
    deps,
    rows.map(({ tag }) => ({ tags: [tag] })),
  );
  const photos = await readPhotoStates(
    deps.db,
    rows.flatMap((row) => row.picture_id ?? []),
    deps.config.pictureOrigin,
  );
  const pictures = new Map(photos.map((photo) => [photo.id, photo.picture]));
  return rows.flatMap(({ handle, title, picture_id: own }, index) => {
    const product = newest[index];
    if (!product) return [];
    return [{ handle, title, picture: pictures.get(own ?? '') ?? product.picture }];
  });
}

/** The handle of the published collection of a tag. */
export async function listHandlesByTag(db: Database): Promise<(tag: string | undefined) => string | undefined> {
  const rows = (await repository.listCollections(db)).filter((row) => row.is_published === 1);
  const handles = new Map(rows.map(({ tag, handle }) => [repository.keyOf(tag), handle]));
  return (tag = '') => handles.get(repository.keyOf(tag));
}

/** The tag of a published collection. */
export async function findShownTag(db: Database, handle: string): Promise<string | undefined> {
  const row = await repository.findCollection(db, handle);
  return row?.is_published === 1 ? row.tag : undefined;
}

/** Throws `not-found` also for one that is not published. */
export async function getCollection(deps: Needs, handle: string): Promise<Collection> {
  const row = await repository.findCollection(deps.db, handle);
  if (!row || row.is_published === 0) throw new AppError('not-found', serverMessages.notFound);
  return describe(deps, row, contentOf(row));
}

/** Throws `not-found` if the link is unknown or expired, or the draft was published or discarded. */
export async function getCollectionPreview(
  deps: Needs & Pick<Deps, 'clock'>,
  { handle, token }: { readonly handle: string; readonly token: string },
): Promise<Collection> {
  const draft = await readPreviewed('collection', deps, { subject: handle, token });
  const row = await repository.findCollection(deps.db, handle);
  if (!row) throw new AppError('not-found', serverMessages.previewOver);
  return describe(deps, row, toContent(draft));
}

async function describe(
  deps: Needs,
  { handle, tag }: Pick<CollectionRow, 'handle' | 'tag'>,
  { title, sentence, photo }: CollectionContent,
): Promise<Collection> {
  const [state] = photo ? await readPhotoStates(deps.db, [photo.id], deps.config.pictureOrigin) : [];
  const own = state?.picture;
  const [newest] = own ? [] : await listNewest(deps, [{ tags: [tag] }]);
  const picture = own ? { ...own, alt: photo?.alt ?? '' } : newest?.picture;
  return { handle, tag, title, sentence, picture };
}
