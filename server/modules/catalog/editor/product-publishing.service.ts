// Publishing: the draft becomes the product that the shop shows, in one transaction.
import type {
  EditedProduct,
  ProductBasedOn,
  ProductContent,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { differences, emptyContent, toPublishable } from './product-content.ts';
import { deleteDraft } from './drafts/product-drafts.repository.ts';
import { conflictOf, describeProduct, listProblems, requireStored, toContent } from './product-editor.service.ts';
import { findPhotos, pictureIdIn } from '../../shop/photos/photos.service.ts';
import { writeProduct } from './product-writer.service.ts';
import type { PublishedProduct } from './published-products.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

/** Publishes the draft that the caller has seen. A new product gets its id, made of its title. */
export function publishProduct(
  deps: Needs,
  key: string,
  { basedOn }: { readonly basedOn: ProductBasedOn },
  actor: Actor,
): Promise<EditedProduct> {
  return inTransaction(deps, async (trx, changed) => {
    const { published, draft } = await requireStored(trx, key);
    if ((published?.version ?? 0) !== basedOn.version || (draft?.id ?? null) !== basedOn.draft)
      throw await conflictOf(trx, key, basedOn);
    if (!draft) throw new AppError('conflict', messages.nothingToPublish);
    if (!(await deleteDraft(trx, { product: key, id: draft.id }))) throw await conflictOf(trx, key, basedOn);
    const written = { before: published, content: toContent(draft), handle: draft.handle };
    const id = await publishContent(trx, deps, written, actor);
    const edited = await describeProduct(deps, trx, await requireStored(trx, id));
    changed(await recordChange(trx, { data: 'catalog' }));
    return edited;
  });
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
  const id = await writeProduct(trx, { clock }, { before, content: publishable, handle }, actor);
  const changes = differences(before?.content ?? emptyContent, publishable);
  await recordAction(trx, clock, actor, {
    action: 'product publish',
    subject: `product ${id}`,
    before: changes.before,
    // Last, because the conflict sentence of another editor finds this entry.
    after: { ...changes.after, version: (before?.version ?? 0) + 1 },
  });
  return id;
}
