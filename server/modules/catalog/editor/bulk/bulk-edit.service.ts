// Changes many products in one transaction: a killed process changes none, and the caches are
// emptied once. Products that cannot be changed are named and stay unchanged.
import {
  type BulkChange,
  type BulkEdit,
  type BulkResult,
  type ProductContent,
  type UndoableKind,
  productCounts,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { priceMovedBy } from '@taana-baana/contract/pricing/list-price.ts';
import { recordChange } from '../../../../database/changes.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { Actor } from '../../../shop/audit-log/audit-log.service.ts';
import { changedFields, inUtc, uniqueTags } from '../../writing/product-content.ts';
import { drafts } from '../../../shop/drafts/draft-kinds.service.ts';
import { type Stored, toContent } from '../product-editor.service.ts';
import { findProblems } from '../product-problems.ts';
import { writeDeletion, writeState } from '../product-states.service.ts';
import { type Replaced, recordLast } from './last-bulk-edit.repository.ts';
import { writeProduct } from '../product-writer.service.ts';
import { listSold } from '../../writing/published-products.repository.ts';
import { type PublishedProduct, listPublished } from '../../writing/published-products.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

export function editProducts(deps: Needs, { products, change }: BulkEdit, actor: Actor): Promise<BulkResult> {
  return inTransaction(deps, async (trx) => {
    const seen = new Map(products.map(({ id, version }) => [id, version]));
    // Always in the same order, so that two bulk changes do not deadlock.
    const ids = [...seen.keys()].toSorted();
    const published = await listPublished(trx, ids);
    const drafted = new Map((await drafts.product.listOf(trx, ids)).map((draft) => [draft.subject, draft]));
    const sold = change.kind === 'delete' ? await listSold(trx, ids) : new Set<string>();
    const result: BulkResult = { changed: 0, refused: [] };
    const replaced: Replaced[] = [];
    for (const id of ids) {
      const before = published.get(id);
      const stored = { subject: id, version: before?.version ?? 0, published: before, draft: drafted.get(id) };
      const version = seen.get(id) ?? 0;
      const why = await changeOne(trx, deps, stored, { change, version, wasSold: sold.has(id) }, actor);
      if (why === 'changed') {
        result.changed += 1;
        replaced.push(...replacedBy(change, before));
      } else if (why !== 'as it was') result.refused.push({ id, title: titleOf(stored), why: why.refused });
    }
    if (result.changed > 0) {
      await recordLast(trx, deps.clock, change.kind, replaced);
      trx.announce(await recordChange(trx, { data: 'catalog' }));
    }
    return result;
  });
}

export const titleOf = ({ subject: id, published, draft }: Stored): string =>
  published?.content.title ?? ((draft && toContent(draft).title) || id);

export type Outcome = 'changed' | 'as it was' | { readonly refused: string };

interface OneChange {
  readonly change: BulkChange;
  /** The version that the caller has seen. */
  readonly version: number;
  readonly wasSold: boolean;
}

async function changeOne(
  trx: Database,
  deps: Needs,
  stored: Stored,
  { change, version, wasSold }: OneChange,
  actor: Actor,
): Promise<Outcome> {
  const { published, draft } = stored;
  if (!published && !draft) return { refused: messages.productUnknown };
  if ((published?.version ?? 0) !== version) return { refused: messages.changedMeanwhile };
  if (change.kind === 'delete') {
    if (wasSold) return { refused: messages.soldBefore };
    await writeDeletion(trx, deps, stored, actor);
    return 'changed';
  }
  if (!published) return { refused: messages.neverPublished };
  if (change.kind === 'archive' || change.kind === 'restore') {
    const state = change.kind === 'archive' ? 'archived' : 'active';
    if (published.state === state) return 'as it was';
    const isWritten = await writeState(trx, deps, published, state, actor);
    return isWritten ? 'changed' : { refused: messages.changedMeanwhile };
  }
  if (draft) return { refused: messages.hasDraft };
  return changePublished(trx, deps, published, changeContent(published.content, change), actor);
}

/** Writes the content unless that causes a problem that the product does not have yet. */
export async function changePublished(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  before: PublishedProduct,
  content: ProductContent,
  actor: Actor,
): Promise<Outcome> {
  if (changedFields(before.content, content).length === 0) return 'as it was';
  const known = new Set(problemsOf(before.content, clock.now()));
  const made = problemsOf(content, clock.now()).find((message) => !known.has(message));
  if (made !== undefined) return { refused: made };
  await writeProduct(trx, { clock }, { action: 'product change', before, content }, actor);
  return 'changed';
}

/** Photos and stock stay unchanged, so no facts about them are needed. */
function problemsOf(content: ProductContent, now: Date): string[] {
  const facts = { now, photos: new Map(), skusElsewhere: new Map(), counted: new Set<string>() };
  const tooManyTags = content.tags.length > productCounts.tags;
  return [
    ...findProblems(content, facts).map(({ message }) => message),
    ...(tooManyTags ? [messages.tooMany(productCounts.tags, 'tags')] : []),
  ];
}

type ContentChange = Exclude<BulkChange, { kind: 'archive' | 'restore' | 'delete' }>;

function changeContent(content: ProductContent, change: ContentChange): ProductContent {
  const price = content.price ?? 0;
  switch (change.kind) {
    case 'price':
      return { ...content, price: priceMovedBy(change.percent, price) };
    case 'sale': {
      const salePrice = priceMovedBy(-change.percentOff, price);
      return { ...content, salePrice, saleFrom: inUtc(change.from), saleUntil: inUtc(change.until) };
    }
    case 'end sale':
      return { ...content, salePrice: null, saleFrom: null, saleUntil: null };
    case 'category':
      return { ...content, category: change.category };
    case 'brand':
      return { ...content, brand: change.brand };
    case 'add tag':
      return { ...content, tags: uniqueTags([...content.tags, change.tag]) };
    case 'remove tag':
      return { ...content, tags: content.tags.filter((tag) => tag.toLowerCase() !== change.tag.toLowerCase()) };
  }
}

const sale = ['salePrice', 'saleFrom', 'saleUntil'] as const;
const fieldsOf = {
  archive: [],
  restore: [],
  price: ['price'],
  sale,
  'end sale': sale,
  category: ['category'],
  brand: ['brand'],
  'add tag': ['tags'],
  'remove tag': ['tags'],
} as const satisfies Record<UndoableKind, readonly (keyof ProductContent)[]>;

/** Nothing for a deletion: it cannot be undone. */
function replacedBy({ kind }: BulkChange, published: PublishedProduct | undefined): Replaced[] {
  if (kind === 'delete' || !published) return [];
  const { id, version, content } = published;
  const before = Object.fromEntries(fieldsOf[kind].map((field) => [field, content[field]]));
  return [{ id, title: content.title, version: version + 1, before }];
}
