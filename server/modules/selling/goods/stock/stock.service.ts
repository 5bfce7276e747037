// Counts stock for the owner: shows it, records deliveries and corrections.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Size } from '@taana-baana/contract';
import { maxPieces } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock-messages.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { recordChange } from '../../../../database/changes.ts';
import type { ProductVariantRow, StockMovementRow } from '../../../../database/tables/stock-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Clock, Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { Flips } from './sold-out.service.ts';
import { readSizes, requireSize } from '../../../product-sizes.ts';
import * as stock from './stock.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

/** A product in one colour and size: ids, not titles. */
export interface Choice {
  readonly product: string;
  readonly color: string;
  readonly size: Size;
}

/** For an order that staff take. Undefined: made to order. */
export async function findCountedVariant(db: Database, { product, color, size }: Choice) {
  const variant = await stock.findVariant(db, { product_id: product, color_id: color, size });
  if (!variant || variant.stock === null) return undefined;
  const allowsOversell = (await stock.findProduct(db, product))?.allows_oversell === 1;
  return { id: variant.id, available: Math.max(0, variant.stock - variant.reserved), allowsOversell };
}

/** Pieces arrived. A repeated call with the same key adds nothing. Resolves to the stock. */
export async function receive(
  deps: Needs,
  wanted: Choice,
  actor: Actor,
  { quantity, key = null }: { readonly quantity: number; readonly key?: string | null },
): Promise<number> {
  const { piece, choice } = await requirePiece(deps.db, wanted);
  return inTransaction(deps, async (trx) => {
    const variant = await stock.lockVariant(trx, toRow(choice));
    const made = key === null ? undefined : await stock.findMovementOfRequest(trx, key);
    if (made) return requireSame(made, variant, quantity);
    if (variant.stock === null) throw new AppError('conflict', texts.madeToOrder(piece));
    const after = variant.stock + quantity;
    if (after > maxPieces) throw new AppError('conflict', texts.tooMany(maxPieces));
    await stock.updateVariant(trx, variant.id, { stock: after });
    await stock.insertMovement(trx, {
      variant_id: variant.id,
      delta: quantity,
      reason: 'received',
      staff_id: staffIdOf(actor),
      request_key: key,
      at: deps.clock.now(),
    });
    await record(trx, deps, actor, 'stock receive', choice, variant.stock, after);
    const flips = new Flips();
    flips.note({ ...toRow(choice), stock: after, reserved: variant.reserved }, quantity);
    await flips.record(trx);
    return after;
  });
}

export interface Correction {
  /** The count that the caller saw; without it, any. */
  readonly from?: number | null | undefined;
  /** Null: made to order from now on, not counted. */
  readonly to: number | null;
  /** The reason. */
  readonly note: string;
}

/** Sets the stock to a count, starts counting, or stops it. */
export async function correct(
  deps: Needs,
  wanted: Choice,
  actor: Actor,
  { from, to, note }: Correction,
): Promise<void> {
  const { piece, choice } = await requirePiece(deps.db, wanted);
  await inTransaction(deps, async (trx) => {
    const variant = await stock.lockVariant(trx, toRow(choice));
    const { stock: before, reserved } = variant;
    if (from !== undefined && from !== before) {
      throw new AppError('conflict', texts.changedMeanwhile(piece, texts.pieces(before)));
    }
    if (before === to) return;
    if (to === null && reserved > 0) throw new AppError('conflict', texts.heldByCheckouts(piece, reserved));
    await writeCorrection(trx, deps.clock, choice, actor, { variant, to, note });
    if (before === null || to === null) {
      // Cached lists must learn that the product is counted, or no longer is.
      trx.announce(await recordChange(trx, { data: 'catalog' }));
      return;
    }
    const flips = new Flips();
    flips.note({ ...toRow(choice), stock: to, reserved }, to - before);
    await flips.record(trx);
  });
}

/**
 * The first count of a product that is being published, in the publishing transaction. The caller
 * records the change of the catalogue. Throws `conflict` if it is counted already.
 */
export async function beginCount(trx: Database, clock: Clock, choice: Choice, actor: Actor, to: number): Promise<void> {
  const { piece } = await requirePiece(trx, choice);
  const variant = await stock.lockVariant(trx, toRow(choice));
  if (variant.stock !== null)
    throw new AppError('conflict', texts.changedMeanwhile(piece, texts.pieces(variant.stock)));
  await writeCorrection(trx, clock, choice, actor, { variant, to, note: texts.firstCount });
}

/** Whether sold-out sizes can still be bought; they are then made to order. */
export async function allowOversell(deps: Needs, product: string, actor: Actor, allows: boolean): Promise<void> {
  await inTransaction(deps, async (trx) => {
    const found = await stock.findProduct(trx, product);
    if (!found) throw new AppError('not-found', texts.productNotFound(product));
    if ((found.allows_oversell === 1) === allows) return;
    await stock.updateOversell(trx, product, allows);
    const change = { before: { allowsOversell: !allows }, after: { allowsOversell: allows } };
    await recordAction(trx, deps.clock, actor, { action: 'stock oversell', subject: `product ${product}`, ...change });
    trx.announce(await recordChange(trx, { data: 'catalog', productId: product }));
  });
}

/** The limit at which a colour and size of the product counts as low; 0: never. */
export async function setLowStock(deps: Needs, product: string, actor: Actor, limit: number): Promise<void> {
  const found = await stock.findProduct(deps.db, product);
  if (!found) throw new AppError('not-found', texts.productNotFound(product));
  await inTransaction(deps, async (trx) => {
    const before = await stock.updateLowStock(trx, product, limit);
    if (before === undefined) throw new AppError('conflict', texts.nothingCounted(found.title));
    if (before === limit) return;
    const change = { before: { lowStock: before }, after: { lowStock: limit } };
    await recordAction(trx, deps.clock, actor, { action: 'stock limit', subject: `product ${product}`, ...change });
  });
}

async function writeCorrection(
  trx: Database,
  clock: Clock,
  choice: Choice,
  actor: Actor,
  { variant, to, note }: { variant: Pick<ProductVariantRow, 'id' | 'stock'>; to: number | null; note: string },
): Promise<void> {
  await stock.updateVariant(trx, variant.id, { stock: to });
  await stock.insertMovement(trx, {
    variant_id: variant.id,
    delta: (to ?? 0) - (variant.stock ?? 0),
    reason: 'corrected',
    note,
    staff_id: staffIdOf(actor),
    at: clock.now(),
  });
  await record(trx, { clock }, actor, 'stock correct', choice, variant.stock, to, note);
}

const toRow = ({ product, color, size }: Choice) => ({ product_id: product, color_id: color, size });

/** Checks that the product has the colour and the size. `piece`: their name for messages. */
async function requirePiece(
  db: Database,
  { product: id, color: colorId, size: text }: Choice,
): Promise<{ readonly piece: string; readonly choice: Choice }> {
  const product = await stock.findPiece(db, id, colorId);
  const size = requireSize({ sizes: readSizes(product?.sizes ?? null) }, text);
  if (!product) throw new AppError('not-found', texts.productNotFound(id));
  if (product.color === null) throw new AppError('not-found', texts.notOffered(product.title));
  const piece = `${product.title}, ${colorName(product.color)}, ${size}`;
  return { piece, choice: { product: id, color: colorId, size } };
}

function requireSame(made: StockMovementRow, variant: ProductVariantRow, quantity: number): number {
  const isSame = made.variant_id === variant.id && made.delta === quantity && made.reason === 'received';
  if (!isSame) throw new AppError('conflict', texts.keyUsed);
  return variant.stock ?? 0;
}

function record(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  action: AuditAction,
  { product, color, size }: Choice,
  before: number | null,
  after: number | null,
  note?: string,
): Promise<void> {
  return recordAction(trx, clock, actor, {
    action,
    subject: `product ${product}`,
    before: { color, size, stock: before },
    after: { stock: after, ...(note !== undefined && { note }) },
  });
}
