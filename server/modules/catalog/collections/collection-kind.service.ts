// A collection in the editor: the published version, its draft, and why it cannot be published.
import type { CollectionContent, EditedCollection } from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/collection-messages.ts';
import { collectionHref } from '@taana-baana/contract/pages.ts';
import type { CollectionRow } from '../../../database/tables/catalog-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { AppError } from '../../app-error.ts';
import { toOwnOrigin } from '../../picture.mapping.ts';
import {
  type Draft,
  type DraftKind,
  type Needs,
  type Subject,
  drafts,
  whoSaved,
} from '../../shop/drafts/draft-kinds.service.ts';
import { findPhotos, readPhotoStates } from '../../shop/photos/photos.service.ts';
import { listNewest } from '../products/facets.service.ts';
import * as repository from './collections.repository.ts';

export interface FoundCollection extends Subject {
  readonly row: CollectionRow;
}

export const collectionKind = {
  name: 'collection',
  permission: 'catalogue.edit',
  log: 'collections',
  texts: { ...messages, noDraft: messages.nothingToPublish },
  find: async (db, subject) => {
    const row = await repository.findCollection(db, subject);
    if (!row) throw new AppError('not-found', messages.collectionUnknown);
    return { subject, version: row.version, row, draft: await drafts.collection.find(db, subject) };
  },
  normalize: (content) => content,
  describe: describeCollection,
  describeChange: () => messages.changedMeanwhile,
  path: ({ subject }) => collectionHref(subject),
} satisfies DraftKind<FoundCollection, CollectionContent, EditedCollection>;

export const contentOf = ({ title, sentence, picture_id: id, alt }: CollectionRow): CollectionContent => ({
  title,
  sentence,
  photo: id === null ? null : { id, alt },
});

/** Checked before it was stored. */
export const toContent = ({ body }: Pick<Draft, 'body'>): CollectionContent => JSON.parse(body) as CollectionContent;

/** Outside a transaction, because product pictures are cached per database. */
async function describeCollection(deps: Needs, { row, draft }: FoundCollection): Promise<EditedCollection> {
  const content = contentOf(row);
  const drafted = draft && toContent(draft);
  const ids = [content, drafted].flatMap((one) => one?.photo?.id ?? []);
  const photos = await readPhotoStates(deps.db, [...new Set(ids)]);
  const [newest] = await listNewest(deps, [{ tags: [row.tag] }]);
  const counted = (await repository.listTags(deps.db)).find(({ key }) => key === repository.keyOf(row.tag));
  const { problems } = await checkContent(deps.db, drafted ?? content);
  return {
    handle: row.handle,
    tag: row.tag,
    path: collectionHref(row.handle),
    isPublished: row.is_published === 1,
    version: row.version,
    content,
    draft: draft && drafted ? { id: draft.id, content: drafted, ...whoSaved(draft) } : null,
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
