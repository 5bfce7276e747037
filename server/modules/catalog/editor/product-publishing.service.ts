// Publishing: the draft becomes the product that the shop shows, in one transaction.
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { recordChange } from '../../../database/changes.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../shop/audit-log/audit-log.service.ts';
import type { Needs } from '../../shop/drafts/draft-kinds.service.ts';
import { readEdited, takeDraft } from '../../shop/drafts/drafts.service.ts';
import { toPublishable } from '../writing/product-content.ts';
import { listProblems, productKind, requireStored, toContent } from './product-editor.service.ts';
import { findPhotos, pictureIdIn } from '../../shop/photos/photos.service.ts';
import { writeProduct } from './product-writer.service.ts';

/**
 * Publishes the draft that the caller has seen. A new product gets its id, made of its title. Throws
 * `conflict` with the first problem.
 */
export async function publishProduct(
  deps: Needs,
  key: string,
  { basedOn }: { readonly basedOn: BasedOn },
  actor: Actor,
): Promise<EditedProduct> {
  const id = await inTransaction(deps, async (trx) => {
    const found = await requireStored(trx, key);
    const { published, draft } = found;
    await takeDraft(productKind, trx, found, basedOn);
    if (!draft) throw new AppError('conflict', messages.nothingToPublish);
    const content = toContent(draft);
    const photos = await findPhotos(
      trx,
      content.photos.map((photo) => photo.id),
    );
    const [first, ...more] = await listProblems(trx, deps.clock.now(), { content, published, photos });
    if (first) throw new AppError('conflict', messages.notYetPublishable(first.message, more.length));
    const publishable = toPublishable(content, pictureIdIn(photos));
    const written = { before: published, content: publishable, handle: draft.handle };
    const made = await writeProduct(trx, deps, written, actor);
    trx.announce(await recordChange(trx, { data: 'catalog' }));
    return made;
  });
  return readEdited(productKind, deps, id);
}
