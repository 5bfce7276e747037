// Archiving, restoring and deleting products.
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type { EditedProduct, PublishedState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { type Needs, conflictOf, drafts } from '../../shop/drafts/draft-kinds.service.ts';
import { readEdited } from '../../shop/drafts/drafts.service.ts';
import { type Stored, productKind, requireStored, toContent } from './product-editor.service.ts';
import { deleteProductRow, updateProduct } from './product-rows.repository.ts';
import { listSold } from '../writing/published-products.repository.ts';
import type { PublishedProduct } from '../writing/published-products.service.ts';

/**
 * An archived product is not sold any more; its reviews, cart lines, wishlist entries and draft
 * stay. Repeatable.
 */
export async function setProductState(
  deps: Needs,
  id: string,
  { state, basedOn }: { readonly state: PublishedState; readonly basedOn: BasedOn },
  actor: Actor,
): Promise<EditedProduct> {
  await inTransaction(deps, async (trx) => {
    const { published } = await requireStored(trx, id);
    if (!published) throw new AppError('conflict', messages.neverPublished);
    if (published.state === state) return;
    const isCurrent = basedOn.version === published.version;
    if (!isCurrent || !(await writeState(trx, deps, published, state, actor)))
      throw await conflictOf(productKind, trx, id, basedOn);
    trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
  return readEdited(productKind, deps, id);
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
  const draft = await drafts.product.find(trx, id);
  if (draft?.version === version) await drafts.product.update(trx, draft, { version: version + 1 });
  await recordAction(trx, clock, actor, {
    action: state === 'archived' ? 'product archive' : 'product restore',
    subject: `product ${id}`,
    after: { version: version + 1 },
  });
  return true;
}

/** With its draft. The files of its photos stay. Throws `conflict` if it was ever ordered. */
export function deleteProduct(
  deps: Pick<Needs, 'db' | 'clock' | 'changes'>,
  id: string,
  actor: Actor,
): Promise<undefined> {
  return inTransaction(deps, async (trx) => {
    const stored = await requireStored(trx, id);
    if ((await listSold(trx, [id])).has(id)) throw new AppError('conflict', messages.soldBefore);
    await writeDeletion(trx, deps, stored, actor);
    if (stored.published) trx.announce(await recordChange(trx, { data: 'catalog' }));
    return undefined;
  });
}

/** Of a product that was never ordered. */
export async function writeDeletion(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  { subject: id, published, draft }: Stored,
  actor: Actor,
): Promise<void> {
  if (draft) await drafts.product.delete(trx, draft);
  if (published) await deleteProductRow(trx, id);
  const title = published?.content.title ?? (draft && toContent(draft).title);
  await recordAction(trx, clock, actor, { action: 'product delete', subject: `product ${id}`, before: { title } });
}
