// A product in the editor: its published version, its draft, and why the draft cannot be published.
import type {
  EditedProduct,
  ProductBasedOn,
  ProductContent,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import { refusal } from '@taana-baana/contract/admin/texts/catalog/refusals.ts';
import { refusalsOf } from '@taana-baana/contract/merchants/refusals.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { findVersionChange } from '../../shop/audit-log/audit-log.service.ts';
import { emptyContent, variantKey } from './product-content.ts';
import { type SavedDraft, findDraft } from './drafts/product-drafts.repository.ts';
import { type Photos, findPhotos, toPhotoStates } from '../../shop/photos/photos.service.ts';
import { type Problem, type ProductFacts, findProblems, findWarnings } from './product-problems.ts';
import { listSkuUses, listSold } from './published-products.repository.ts';
import { type PublishedProduct, findPublished } from './published-products.service.ts';

/** At least one of the two. */
export interface Stored {
  readonly id: string;
  readonly published: PublishedProduct | undefined;
  readonly draft: SavedDraft | undefined;
}

export async function getProduct(deps: Pick<Deps, 'db' | 'clock'>, id: string): Promise<EditedProduct> {
  return describeProduct(deps, deps.db, await requireStored(deps.db, id));
}

/** Throws `not-found` if it never existed, is deleted, or was a draft that is published now. */
export async function requireStored(db: Database, id: string): Promise<Stored> {
  const stored = { id, published: await findPublished(db, id), draft: await findDraft(db, id) };
  if (!stored.published && !stored.draft) throw new AppError('not-found', messages.productUnknown);
  return stored;
}

/** Checked before it was stored; fields of later versions are empty. */
export const toContent = ({ body }: Pick<SavedDraft, 'body'>): ProductContent => ({
  ...emptyContent,
  ...(JSON.parse(body) as ProductContent),
});

export async function describeProduct(
  { clock }: Pick<Deps, 'clock'>,
  db: Database,
  { id, published, draft }: Stored,
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
    version: published?.version ?? 0,
    published: published?.content ?? null,
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

const whoSaved = ({ at, staff_id, name }: SavedDraft) => ({
  at,
  staff: staff_id === null ? null : { id: staff_id, name: name ?? '' },
});

const inIndia = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

const whoAndWhen = ({ at, staff_id, name }: Pick<SavedDraft, 'at' | 'staff_id' | 'name'>): [string, string] => [
  staff_id === null ? messages.theCommandLine : (name ?? ''),
  inIndia.format(new Date(at)),
];

/** What changed after the editor was opened. */
export async function describeConflict(
  db: Database,
  { id, published, draft }: Stored,
  basedOn: ProductBasedOn,
): Promise<string> {
  if (published && published.version !== basedOn.version) {
    // An import is one entry of the log, without the names of its products.
    const change = await findVersionChange(db, `product ${id}`, published.version);
    return change ? messages.changedBy(...whoAndWhen(change)) : messages.changedMeanwhile;
  }
  return draft ? messages.savedMeanwhile(...whoAndWhen(draft)) : messages.discardedMeanwhile;
}

export const conflictOf = async (db: Database, id: string, basedOn: ProductBasedOn): Promise<AppError> =>
  new AppError('conflict', await describeConflict(db, await requireStored(db, id), basedOn));
