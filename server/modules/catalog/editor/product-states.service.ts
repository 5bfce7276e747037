// Archiving, restoring and deleting products.
import type {
  EditedProduct,
  ProductBasedOn,
  PublishedState,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { deleteDraft, keepUpWithVersion } from './drafts/product-drafts.repository.ts';
import { type Stored, conflictOf, describeProduct, requireStored, toContent } from './product-editor.service.ts';
import { deleteProductRow, updateProduct } from './product-writer.repository.ts';
import { listSold } from './published-products.repository.ts';
import type { PublishedProduct } from './published-products.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

/**
 * An archived product is not sold any more; its reviews, cart lines, wishlist entries and draft
 * stay. Repeatable.
 */
export function setProductState(
  deps: Needs,
  id: string,
  { state, basedOn }: { readonly state: PublishedState; readonly basedOn: ProductBasedOn },
  actor: Actor,
): Promise<EditedProduct> {
  return inTransaction(deps, async (trx, changed) => {
    const { published } = await requireStored(trx, id);
    if (!published) throw new AppError('conflict', messages.neverPublished);
    const isDone = published.state === state;
    if (!isDone) {
      const isCurrent = basedOn.version === published.version;
      if (!isCurrent || !(await writeState(trx, deps, published, state, actor)))
        throw await conflictOf(trx, id, basedOn);
    }
    const edited = await describeProduct(deps, trx, await requireStored(trx, id));
    if (!isDone) changed(await recordChange(trx, { data: 'catalog' }));
    return edited;
  });
}

/** False if the product has changed since. */
export async function writeState(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  published: PublishedProduct,
  state: PublishedState,
  actor: Actor,
): Promise<boolean> {
  const { id, version } = published;
  if (!(await updateProduct(trx, published, { status: state }))) return false;
  // A draft does not contain the state, so it stays up to date.
  await keepUpWithVersion(trx, id, version);
  await recordAction(trx, clock, actor, {
    action: state === 'archived' ? 'product archive' : 'product restore',
    subject: `product ${id}`,
    after: { version: version + 1 },
  });
  return true;
}

/** With its draft. The files of its photos stay. Throws `conflict` if it was ever ordered. */
export function deleteProduct(deps: Needs, id: string, actor: Actor): Promise<undefined> {
  return inTransaction(deps, async (trx, changed) => {
    const stored = await requireStored(trx, id);
    if ((await listSold(trx, [id])).has(id)) throw new AppError('conflict', messages.soldBefore);
    await writeDeletion(trx, deps, stored, actor);
    if (stored.published) changed(await recordChange(trx, { data: 'catalog' }));
    return undefined;
  });
}

/** Of a product that was never ordered. */
export async function writeDeletion(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  { id, published, draft }: Stored,
  actor: Actor,
): Promise<void> {
  if (draft) await deleteDraft(trx, { product: id, id: draft.id });
  if (published) await deleteProductRow(trx, id);
  const title = published?.content.title ?? (draft && toContent(draft).title);
  await recordAction(trx, clock, actor, { action: 'product delete', subject: `product ${id}`, before: { title } });
}
