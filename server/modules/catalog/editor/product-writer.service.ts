// Writes the content of one published product, and records who changed what.
import { type ProductContent, emptyContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { stepUpFirst } from '@taana-baana/contract/admin/texts/messages.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { findColors, updateSwatch } from '../writing/colors.ts';
import { priceFields } from '../writing/prices.ts';
import { toRow } from '../writing/product-row.ts';
import { writeProducts } from '../writing/write-products.ts';
import { handleOf, nextHandle } from './handles.ts';
import { changedFields, colorKey, differences } from '../writing/product-content.ts';
import { insertProduct } from './product-rows.repository.ts';
import type { PublishedProduct } from '../writing/published-products.service.ts';

interface Writing {
  readonly action?: 'product publish' | 'product change';
  /** What is published now; undefined: a new product. */
  readonly before: PublishedProduct | undefined;
  /** As `toPublishable` makes it; it has no problems. */
  readonly content: ProductContent;
  /** The id of a new product; null: one is made of its title. */
  readonly handle?: string | null;
}

/**
 * Resolves to the product's id. Throws `conflict` if it has another version by now. The caller
 * records the change of the catalogue last.
 */
export async function writeProduct(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  { action = 'product publish', before, content, handle = null }: Writing,
  actor: Actor,
): Promise<string> {
  requireProofOfPrice(before, content, actor);
  const id = before?.id ?? (await claimId(trx, content, handle, clock.now()));
  await writeProducts(trx, { clock }, [{ id, state: before?.state ?? 'active', content, before }], actor);
  await writeSwatches(trx, content, before?.content.colors ?? []);
  const changes = differences(before?.content ?? emptyContent, content);
  await recordAction(trx, clock, actor, {
    action,
    subject: `product ${id}`,
    before: changes.before,
    // Last, because the conflict sentence of another editor finds this entry.
    after: { ...changes.after, version: (before?.version ?? 0) + 1 },
  });
  return id;
}

/** Throws `step-up-required` if what shoppers pay would change without a fresh proof. A new product has no price yet. */
export function requireProofOfPrice(before: PublishedProduct | undefined, content: ProductContent, actor: Actor): void {
  if (!before || actor.channel !== 'admin' || !actor.isUnproven) return;
  const changed = changedFields(before.content, content);
  if (priceFields.some((field) => changed.includes(field))) throw new AppError('step-up-required', stepUpFirst);
}

/** A row without a version yet, so that nobody else gets the id. */
async function claimId(trx: Database, content: ProductContent, handle: string | null, now: Date): Promise<string> {
  const row = { ...toRow(content, now), created_at: now.toISOString(), version: 0 };
  const wanted = handle ?? handleOf(content);
  for (let attempt = 1; ; attempt++) {
    const id = nextHandle(wanted, attempt);
    if (await insertProduct(trx, { ...row, id })) return id;
  }
}

/** A swatch belongs to the colour of all products; only a changed one is written. */
async function writeSwatches(trx: Database, { colors }: ProductContent, before: ProductContent['colors']) {
  const changed = colors.filter(({ title, css }) => {
    const was = before.find((color) => colorKey(color.title) === colorKey(title));
    return css !== (was?.css ?? null);
  });
  const { idOf } = await findColors(
    trx,
    changed.map(({ title }) => title),
  );
  for (const { title, css } of changed) await updateSwatch(trx, idOf(title), css);
}
