// A product in the editor: its published version, its draft, and why the draft cannot be published.
import {
  type EditedProduct,
  type ProductContent,
  emptyContent,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { refusal } from '@taana-baana/contract/admin/texts/catalog/refusals.ts';
import { refusalsOf } from '@taana-baana/contract/merchants/refusals.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import type { Database } from '../../../database/tables.ts';
import { AppError } from '../../app-error.ts';
import { findEntryOfVersion } from '../../shop/audit-log/audit-log.repository.ts';
import {
  type Draft,
  type DraftKind,
  type Needs,
  type Subject,
  drafts,
  whoAndWhen,
  whoSaved,
} from '../../shop/drafts/draft-kinds.service.ts';
import { type Photos, findPhotos, pictureIdIn, toPhotoStates } from '../../shop/photos/photos.service.ts';
import { isSame, normalize, variantKey } from '../writing/product-content.ts';
import { type Problem, type ProductFacts, findProblems, findWarnings } from './product-problems.ts';
import { listSkuUses, listSold } from '../writing/published-products.repository.ts';
import { type PublishedProduct, findPublished } from '../writing/published-products.service.ts';

/** Published, drafted, or both. */
export interface Stored extends Subject {
  readonly published: PublishedProduct | undefined;
}

export const productKind = {
  name: 'product',
  permission: 'catalogue.edit',
  log: 'product',
  texts: messages,
  find: requireStored,
  normalize,
  describe: describeProduct,
  describeChange: async (db, { subject, published }) => {
    // An import is one entry of the log, without the names of its products.
    const change = published && (await findEntryOfVersion(db, `product ${subject}`, published.version));
    return change ? messages.changedBy(...whoAndWhen(change)) : messages.changedMeanwhile;
  },
  isLoggedOnce: true,
  isPublished: async (db, { published }, content) =>
    published !== undefined && isSame(published.content, normalize(content), pictureIdIn(await photosOf(db, content))),
  keptBecause: ({ published }) => (published ? undefined : messages.neverPublished),
  path: ({ subject }) => productHref(subject),
} satisfies DraftKind<Stored, ProductContent, EditedProduct>;

export const photosOf = (db: Database, { photos }: ProductContent): Promise<Photos> =>
  findPhotos(
    db,
    photos.map(({ id }) => id),
  );

/** Throws `not-found` if it never existed, is deleted, or was a draft that is published now. */
export async function requireStored(db: Database, id: string): Promise<Stored> {
  const published = await findPublished(db, id);
  const draft = await drafts.product.find(db, id);
  if (!published && !draft) throw new AppError('not-found', messages.productUnknown);
  return { subject: id, version: published?.version ?? 0, published, draft };
}

/** Checked before it was stored; fields of later versions are empty. */
export const toContent = ({ body }: Pick<Draft, 'body'>): ProductContent => ({
  ...emptyContent,
  ...(JSON.parse(body) as ProductContent),
});

async function describeProduct(
  { clock, db }: Pick<Needs, 'clock' | 'db'>,
  { subject: id, version, published, draft }: Stored,
): Promise<EditedProduct> {
  const drafted = draft && toContent(draft);
  const content = (drafted ?? published?.content) as ProductContent;
  const photoIds = [drafted, published?.content].flatMap((one) => one?.photos.map((photo) => photo.id) ?? []);
  const photos = await findPhotos(db, photoIds);
  const problems = await listProblems(db, clock.now(), { content, published, photos });
  const isOutdated = draft !== undefined && published !== undefined && draft.version !== published.version;
  return {
    id,
    state: published?.state ?? 'draft',
    path: published ? productHref(id) : null,
    version,
    published: published?.content ?? null,
    ...(draft?.publish_by && { isWaiting: true as const }),
    draft: draft && drafted ? { id: draft.id, content: drafted, ...whoSaved(draft) } : null,
    photos: toPhotoStates(photos, photoIds),
    problems,
    warnings: [
      ...(isOutdated ? [messages.olderThanPublished] : []),
      ...findWarnings(content, clock.now()),
      ...(published?.state === 'archived' ? [] : refusedBeside(problems, content, photos)),
    ],
    counts: [...(published?.counts ?? [])],
    wasSold: (await listSold(db, [id])).has(id),
  };
}

/** What Google will refuse, and does not prevent publishing anyway. */
const refusedBeside = (problems: readonly Problem[], content: ProductContent, photos: Photos): string[] =>
  refusalsOf(content, (photo) => photos.get(photo)?.picture ?? undefined).flatMap(({ field, reason }) =>
    problems.some((problem) => problem.field === field) ? [] : refusal(reason),
  );

interface Checked {
  readonly content: ProductContent;
  readonly published: PublishedProduct | undefined;
  readonly photos: Photos;
}

export async function listProblems(db: Database, now: Date, checked: Checked): Promise<Problem[]> {
  return findProblems(checked.content, await readFacts(db, now, checked));
}

async function readFacts(db: Database, now: Date, { content, published, photos }: Checked): Promise<ProductFacts> {
  const uses = await listSkuUses(
    db,
    content.variants.flatMap(({ sku }) => sku ?? []),
  );
  const elsewhere = uses.filter((use) => use.product_id !== published?.id);
  return {
    now,
    photos,
    skusElsewhere: new Map(elsewhere.map(({ sku, title }) => [sku ?? '', title])),
    counted: new Set(published?.counts.map(({ color, size }) => variantKey(color, size))),
  };
}
