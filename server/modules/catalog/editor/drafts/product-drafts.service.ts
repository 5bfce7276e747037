// Drafts of products. No text is lost: a save that meets another draft returns that draft.
import type {
  EditedProduct,
  NewProduct,
  ProductForm,
  ProductSaved,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { copyContent, emptyContent, isSame, normalize } from '../product-content.ts';
import * as repository from './product-drafts.repository.ts';
import {
  type Stored,
  conflictOf,
  describeConflict,
  describeProduct,
  requireStored,
  toContent,
} from '../product-editor.service.ts';
import { findPhotos, pictureIdIn } from '../../../shop/photos/photos.service.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** A draft that has no product yet. */
export function createProduct(deps: Needs, { title = '', from }: NewProduct, actor: Actor): Promise<EditedProduct> {
  return deps.db.transaction().execute(async (trx) => {
    const source = from === undefined ? undefined : await requireStored(trx, from);
    const copied = source?.draft ? toContent(source.draft) : source?.published?.content;
    const content = copied ? copyContent(copied) : emptyContent;
    const id = v7();
    const draft = { ...newDraft(deps, { ...content, title: title || content.title }, actor), version: 0, handle: null };
    await repository.insertDraft(trx, { product: id, ...draft, preview_hash: null, preview_until: null });
    await recordAction(trx, deps.clock, actor, {
      action: 'product create',
      subject: `product ${id}`,
      after: { title: title || content.title, ...(from !== undefined && { copyOf: from }) },
    });
    return describeProduct(deps, trx, await requireStored(trx, id));
  });
}

/** Called repeatedly while somebody types: the log records only who began, and who took over. */
export function saveProduct(
  deps: Needs,
  id: string,
  { content, basedOn }: ProductForm,
  actor: Actor,
): Promise<ProductSaved> {
  return deps.db.transaction().execute(async (trx) => {
    const before = await requireStored(trx, id);
    const isCurrent =
      (before.published?.version ?? 0) === basedOn.version && (before.draft?.id ?? null) === basedOn.draft;
    const isSaved = isCurrent && (await writeDraft(deps, trx, before, normalize(content), actor));
    const stored = isSaved ? { ...before, draft: await repository.findDraft(trx, id) } : await requireStored(trx, id);
    return {
      conflict: isSaved ? null : await describeConflict(trx, stored, basedOn),
      product: await describeProduct(deps, trx, stored),
    };
  });
}

/** False if the draft has changed since. Content that equals the published product is no draft. */
async function writeDraft(
  deps: Needs,
  trx: Database,
  { id, published, draft }: Stored,
  content: ProductForm['content'],
  actor: Actor,
): Promise<boolean> {
  const log = (action: 'product draft' | 'product discard') =>
    recordAction(trx, deps.clock, actor, { action, subject: `product ${id}` });
  if (published && (await isPublished(trx, published.content, content))) {
    if (!draft) return true;
    const isDeleted = await repository.deleteDraft(trx, { product: id, id: draft.id });
    if (isDeleted) await log('product discard');
    return isDeleted;
  }
  const changes = newDraft(deps, content, actor);
  const beside = { version: published?.version ?? 0, handle: null, preview_hash: null, preview_until: null };
  const isWritten = draft
    ? await repository.updateDraft(trx, { product: id, id: draft.id }, changes)
    : await repository.insertDraft(trx, { product: id, ...changes, ...beside });
  if (isWritten && draft?.staff_id !== changes.staff_id) await log('product draft');
  return isWritten;
}

async function isPublished(
  trx: Database,
  published: ProductForm['content'],
  content: ProductForm['content'],
): Promise<boolean> {
  const photos = await findPhotos(
    trx,
    content.photos.map((photo) => photo.id),
  );
  return isSame(published, content, pictureIdIn(photos));
}

/** Deletes the draft: back to what is published. */
export function discardProductDraft(deps: Needs, id: string, draft: string, actor: Actor): Promise<EditedProduct> {
  return deps.db.transaction().execute(async (trx) => {
    const { published } = await requireStored(trx, id);
    if (!published) throw new AppError('conflict', messages.neverPublished);
    if (!(await repository.deleteDraft(trx, { product: id, id: draft })))
      throw await conflictOf(trx, id, { version: published.version, draft });
    await recordAction(trx, deps.clock, actor, { action: 'product discard', subject: `product ${id}` });
    return describeProduct(deps, trx, { id, published, draft: undefined });
  });
}

const newDraft = ({ clock }: Needs, content: ProductForm['content'], actor: Actor) => ({
  id: v7(),
  body: JSON.stringify(content),
  at: clock.now().toISOString(),
  staff_id: staffIdOf(actor),
});
