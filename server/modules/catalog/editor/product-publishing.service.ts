// Publishing: the draft becomes the product that the shop shows, in one transaction.
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type {
  EditedProduct,
  ProductContent,
  ProductPublication,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { recordChange } from '../../../database/changes.ts';
import { type Transaction, inTransaction } from '../../../database/transaction.ts';
import type { Database } from '../../../database/tables.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { type Needs, conflictOf } from '../../shop/drafts/draft-kinds.service.ts';
import { readEdited, takeDraft } from '../../shop/drafts/drafts.service.ts';
import { toPublishable } from '../writing/product-content.ts';
import {
  type Stored,
  listProblems,
  photosOf,
  productKind,
  requireStored,
  toContent,
} from './product-editor.service.ts';
import { pictureIdIn } from '../../shop/photos/photos.service.ts';
import type { Problem } from './product-problems.ts';
import { setWaiting } from './product-rows.repository.ts';
import { requireProofOfPrice, writeProduct } from './product-writer.service.ts';

/**
 * Publishes the draft that the caller has seen. A new product gets its id, made of its title. Throws
 * `conflict` with the first problem. `whenReady`: a draft that only waits for photos is published
 * when they are ready; false: it waits no longer.
 */
export async function publishProduct(
  deps: Needs,
  key: string,
  { basedOn, whenReady }: ProductPublication,
  actor: Actor,
): Promise<EditedProduct> {
  const id = await inTransaction(deps, async (trx) => {
    const found = await requireStored(trx, key);
    const isWaiting = whenReady && isWaitingForPhotos(await whatPrevents(trx, deps, found));
    if (!isWaiting && whenReady !== false) return publishFound(trx, deps, found, basedOn, actor);
    const { draft, version } = found;
    if (!draft || draft.id !== basedOn.draft || version !== basedOn.version)
      throw await conflictOf(productKind, trx, key, basedOn);
    if (isWaiting) requireProofOfPrice(found.published, toContent(draft), actor);
    await setWaiting(trx, draft, { version, by: isWaiting ? staffIdOf(actor) : null });
    return key;
  });
  return readEdited(productKind, deps, id);
}

/** Throws `conflict` if it is not what was seen, or lacks something. Resolves to the product's id. */
export async function publishFound(
  trx: Transaction,
  deps: Needs,
  found: Stored,
  seen: BasedOn,
  actor: Actor,
): Promise<string> {
  const { published, draft } = found;
  await takeDraft(productKind, trx, found, seen);
  if (!draft) throw new AppError('conflict', messages.nothingToPublish);
  const [first, ...more] = await whatPrevents(trx, deps, found);
  if (first) throw new AppError('conflict', messages.notYetPublishable(first.message, more.length));
  const content = withBrand(toContent(draft), deps);
  const publishable = toPublishable(content, pictureIdIn(await photosOf(trx, content)));
  const id = await writeProduct(trx, deps, { before: published, content: publishable, handle: draft.handle }, actor);
  trx.announce(await recordChange(trx, { data: 'catalog' }));
  return id;
}

/** What names no brand is the shop's own. */
const withBrand = (content: ProductContent, { settings }: Pick<Needs, 'settings'>): ProductContent => ({
  ...content,
  brand: content.brand || settings.current().name,
});

/** Without a draft, nothing. */
export async function whatPrevents(db: Database, { clock }: Pick<Needs, 'clock'>, found: Stored): Promise<Problem[]> {
  const { published, draft } = found;
  if (!draft) return [];
  const content = toContent(draft);
  const photos = await photosOf(db, content);
  return listProblems(db, clock.now(), { content, published, photos });
}

export const isWaitingForPhotos = (problems: readonly Problem[]): boolean =>
  problems.length > 0 && problems.every(({ waits }) => waits);
