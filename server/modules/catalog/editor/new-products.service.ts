// Products that are begun in the admin: a draft that has no product yet.
import {
  type EditedProduct,
  type NewProduct,
  emptyContent,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { v7 } from 'uuid';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { type Needs, drafts } from '../../shop/drafts/draft-kinds.service.ts';
import { newDraft, readEdited } from '../../shop/drafts/drafts.service.ts';
import { copyContent } from '../writing/product-content.ts';
import { productKind, requireStored, toContent } from './product-editor.service.ts';

export async function createProduct(
  deps: Needs,
  { title = '', from }: NewProduct,
  actor: Actor,
): Promise<EditedProduct> {
  const id = v7();
  await deps.db.transaction().execute(async (trx) => {
    const source = from === undefined ? undefined : await requireStored(trx, from);
    const copied = source?.draft ? toContent(source.draft) : source?.published?.content;
    const content = copied ? copyContent(copied) : emptyContent;
    const draft = newDraft(deps, { ...content, title: title || content.title }, actor);
    await drafts.product.insert(trx, { subject: id, version: 0, handle: null, ...draft });
    await recordAction(trx, deps.clock, actor, {
      action: 'product create',
      subject: `product ${id}`,
      after: { title: title || content.title, ...(from !== undefined && { copyOf: from }) },
    });
  });
  return readEdited(productKind, deps, id);
}
