// Undoes the last bulk change of products, as long as it is new. A product that somebody has changed
// since stays as it is, and is named.
import type { BulkResult, LastBulkEdit } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { recordChange } from '../../../../database/changes.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import type { Actor } from '../../../shop/audit-log/audit-log.service.ts';
import { drafts } from '../../../shop/drafts/draft-kinds.service.ts';
import { writeState } from '../product-states.service.ts';
import { type PublishedProduct, listPublished } from '../../writing/published-products.service.ts';
import { type Outcome, changePublished } from './bulk-edit.service.ts';
import { type LastEdit, type Replaced, deleteLast, findLast } from './last-bulk-edit.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

export async function getLastBulkEdit({ db, clock }: Pick<Needs, 'db' | 'clock'>): Promise<LastBulkEdit> {
  const last = await findLast(db, clock);
  if (!last) return { last: null };
  const { id, kind, products, until } = last;
  return { last: { id, kind, changed: products.length, until: until.toISOString() } };
}

/** Once. Throws `conflict` if it is not the last one any more, or its minutes are over. */
export function undoBulkEdit(deps: Needs, id: string, actor: Actor): Promise<BulkResult> {
  return inTransaction(deps, async (trx) => {
    const last = await findLast(trx, deps.clock);
    if (last?.id !== id || !(await deleteLast(trx, id))) throw new AppError('conflict', messages.undoOver);
    const ids = last.products.map((product) => product.id);
    const published = await listPublished(trx, ids);
    const drafted = new Set((await drafts.product.listOf(trx, ids)).map(({ subject }) => subject));
    const result: BulkResult = { changed: 0, refused: [] };
    // Sorted by id already, as every bulk change.
    for (const product of last.products) {
      const now = published.get(product.id);
      const outcome = now
        ? await undoOne(trx, deps, { last, product, now, hasDraft: drafted.has(product.id) }, actor)
        : { refused: messages.productUnknown };
      if (outcome === 'changed') result.changed += 1;
      else if (outcome !== 'as it was')
        result.refused.push({ id: product.id, title: now?.content.title ?? product.title, why: outcome.refused });
    }
    if (result.changed > 0) trx.announce(await recordChange(trx, { data: 'catalog' }));
    return result;
  });
}

interface OneUndo {
  readonly last: LastEdit;
  readonly product: Replaced;
  readonly now: PublishedProduct;
  readonly hasDraft: boolean;
}

async function undoOne(
  trx: Database,
  deps: Needs,
  { last: { kind }, product: { version, before }, now, hasDraft }: OneUndo,
  actor: Actor,
): Promise<Outcome> {
  if (now.version !== version) return { refused: messages.changedSince };
  if (kind === 'archive' || kind === 'restore') {
    const isWritten = await writeState(trx, deps, now, kind === 'archive' ? 'active' : 'archived', actor);
    return isWritten ? 'changed' : { refused: messages.changedSince };
  }
  if (hasDraft) return { refused: messages.hasDraft };
  return changePublished(trx, deps, now, { ...now.content, ...before }, actor);
}
