// Publishing: the draft becomes the product that the shop shows, in one transaction.
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type { EditedProduct, ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../shop/audit-log/audit-log.service.ts';
import type { Needs } from '../../shop/drafts/draft-kinds.service.ts';
import { readEdited, takeDraft } from '../../shop/drafts/drafts.service.ts';
import { toPublishable } from '../writing/product-content.ts';
import { listProblems, productKind, requireStored, toContent } from './product-editor.service.ts';
import { findPhotos, pictureIdIn } from '../../shop/photos/photos.service.ts';
import { writeProduct } from './product-writer.service.ts';
import type { PublishedProduct } from '../writing/published-products.service.ts';

/** Publishes the draft that the caller has seen. A new product gets its id, made of its title. */
export async function publishProduct(
  deps: Needs,
  key: string,
  { basedOn }: { readonly basedOn: BasedOn },
  actor: Actor,
): Promise<EditedProduct> {
  const id = await inTransaction(deps, async (trx, changed) => {
    const found = await requireStored(trx, key);
    const { published, draft } = found;
    await takeDraft(productKind, trx, found, basedOn);
    if (!draft) throw new AppError('conflict', messages.nothingToPublish);
    const written = { before: published, content: toContent(draft), handle: draft.handle };
    const made = await publishContent(trx, deps, written, actor);
    changed(await recordChange(trx, { data: 'catalog' }));
    return made;
  });
  return readEdited(productKind, deps, id);
}

interface Publication {
  readonly before: PublishedProduct | undefined;
  /** Normalised. */
  readonly content: ProductContent;
  /** The id of a new product; null: one is made of its title. */
  readonly handle?: string | null;
}

/**
 * Checks the content, writes it, and records the action. Resolves to the product's id. Throws
 * `conflict` with the first problem. The caller records the change of the catalogue last.
 */
export async function publishContent(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  { before, content, handle = null }: Publication,
  actor: Actor,
): Promise<string> {
  const photos = await findPhotos(
    trx,
    content.photos.map(({ id }) => id),
  );
  const [first, ...more] = await listProblems(trx, clock.now(), { content, published: before, photos });
  if (first) throw new AppError('conflict', messages.notYetPublishable(first.message, more.length));
  const publishable = toPublishable(content, pictureIdIn(photos));
  return writeProduct(trx, { clock }, { before, content: publishable, handle }, actor);
}
