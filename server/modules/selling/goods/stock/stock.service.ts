// Counts stock for the owner: shows it, records deliveries and corrections.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Size } from '@taana-baana/contract';
import { maxPieces } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock-messages.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { recordChange } from '../../../../database/changes.ts';
import type { ProductVariantRow } from '../../../../database/tables/stock-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps, Clock, Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { Flips } from './sold-out.service.ts';
import { readSizes, requireSize } from '../../../product-sizes.ts';
import * as stock from './stock.repository.ts';

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

export interface Arrival extends Choice {
  readonly quantity: number;
}

interface Delivery {
  readonly lines: readonly Arrival[];
  readonly key: string;
}

/** Pieces arrived: all lines, or none. A repeated call with the same key adds nothing. */
export async function receiveLines(deps: ChangeDeps, actor: Actor, { lines, key }: Delivery): Promise<void> {
  await inTransaction(deps, async (trx) => {
    const locked = await lockAll(trx, lines);
    if (await isRecorded(trx, key, locked)) return;
    refuse('lines', locked, ({ piece, line, variant }) => {
      if (variant.stock === null) return texts.madeToOrder(piece);
      return variant.stock + line.quantity > maxPieces ? texts.tooMany(maxPieces) : undefined;
    });
    const flips = new Flips();
    for (const [index, { choice, line, variant }] of locked.entries()) {
      const before = variant.stock ?? 0;
      const after = before + line.quantity;
      await stock.updateVariant(trx, variant.id, { stock: after });
      await stock.insertMovement(trx, {
        variant_id: variant.id,
        delta: line.quantity,
        reason: 'received',
        staff_id: staffIdOf(actor),
        request_key: keyOfLine(key, index),
        at: deps.clock.now(),
      });
      await record(trx, deps, actor, 'stock receive', choice, before, after);
      flips.note({ ...toRow(choice), stock: after, reserved: variant.reserved }, line.quantity);
    }
    await flips.record(trx);
  });
}

export interface Count extends Choice {
  /** The count that the caller saw; without it, any. */
  readonly from?: number | null | undefined;
  /** Null: made to order from now on, not counted. */
  readonly to: number | null;
}

interface Correction {
  readonly counts: readonly Count[];
  /** The reason. */
  readonly note: string;
}

/** Sets the stock to counts, starts counting, or stops it: all of them, or none. */
export async function correctCounts(deps: ChangeDeps, actor: Actor, { counts, note }: Correction): Promise<void> {
  await inTransaction(deps, async (trx) => {
    const locked = await lockAll(trx, counts);
    refuse('counts', locked, ({ piece, line: { from, to }, variant: { stock: before, reserved } }) => {
      if (from !== undefined && from !== before) return texts.changedMeanwhile(piece, texts.pieces(before));
      return to === null && before !== null && reserved > 0 ? texts.reservedByCheckouts(piece, reserved) : undefined;
    });
    const flips = new Flips();
    let isCatalogChanged = false;
    for (const { choice, line, variant } of locked) {
      const { stock: before, reserved } = variant;
      const { to } = line;
      if (before === to) continue;
      await writeCorrection(trx, deps.clock, choice, actor, { variant, to, note });
      // Cached lists must learn that the product is counted, or no longer is.
      if (before === null || to === null) isCatalogChanged = true;
      else flips.note({ ...toRow(choice), stock: to, reserved }, to - before);
    }
    if (isCatalogChanged) trx.announce(await recordChange(trx, { data: 'catalog' }));
    else await flips.record(trx);
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
export async function allowOversell(
  deps: ChangeDeps,
  product: string,
  actor: Actor,
  isAllowed: boolean,
): Promise<void> {
  await inTransaction(deps, async (trx) => {
    const found = await stock.findProduct(trx, product);
    if (!found) throw new AppError('not-found', texts.productNotFound(product));
    if ((found.allows_oversell === 1) === isAllowed) return;
    await stock.updateOversell(trx, product, isAllowed);
    const change = { before: { allowsOversell: !isAllowed }, after: { allowsOversell: isAllowed } };
    await recordAction(trx, deps.clock, actor, { action: 'stock oversell', subject: `product ${product}`, ...change });
    trx.announce(await recordChange(trx, { data: 'catalog', productId: product }));
  });
}

/** The limit at which a colour and size of the product counts as low; 0: never. */
export async function setLowStock(deps: ChangeDeps, product: string, actor: Actor, limit: number): Promise<void> {
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

interface Locked<Line> {
  readonly line: Line;
  /** Its place in the call. */
  readonly place: number;
  readonly piece: string;
  readonly choice: Choice;
  readonly variant: ProductVariantRow;
}

/** Locks the variants of all lines, by id; those that have no row yet come last. */
async function lockAll<Line extends Choice>(trx: Database, lines: readonly Line[]): Promise<Locked<Line>[]> {
  const named = [];
  for (const [place, line] of lines.entries()) named.push({ line, place, ...(await requirePiece(trx, line)) });
  const keyOf = (...ids: readonly string[]) => JSON.stringify(ids);
  const stored = new Map<string, string>();
  for (const row of await stock.listVariants(trx, [...new Set(lines.map(({ product }) => product))]))
    stored.set(keyOf(row.product_id, row.color_id, row.size), row.id);
  const sorted = named
    .map((one) => ({ ...one, key: keyOf(one.choice.product, one.choice.color, one.choice.size) }))
    .map((one) => ({ ...one, rank: stored.get(one.key) ?? `~${one.key}` }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  const locked = new Map<string, Locked<Line>>();
  for (const { key, rank: _, ...one } of sorted) {
    if (locked.has(key)) throw new AppError('invalid', texts.namedTwice(one.piece));
    locked.set(key, { ...one, variant: await stock.lockVariant(trx, toRow(one.choice)) });
  }
  return [...locked.values()];
}

/** Throws if `whyNot` has a reason for any line; each stands at its place: `counts.2`. */
function refuse<Line>(
  list: string,
  locked: readonly Locked<Line>[],
  whyNot: (line: Locked<Line>) => string | undefined,
): void {
  const reasons = locked.flatMap((line) => {
    const reason = whyNot(line);
    return reason === undefined ? [] : [[`${list}.${line.place}`, reason] as const];
  });
  const [first] = reasons;
  if (first) throw new AppError('conflict', first[1], { fields: Object.fromEntries(reasons) });
}

/** The first has the key itself, so that a delivery is found by it. */
const keyOfLine = (key: string, index: number) => (index === 0 ? key : `${key} ${index}`);

/** Whether these lines were received before by this key. Throws if others were. */
async function isRecorded(trx: Database, key: string, locked: readonly Locked<Arrival>[]): Promise<boolean> {
  const keys = [...locked, undefined].map((_, index) => keyOfLine(key, index));
  const made = new Map((await stock.listMovementsOfRequests(trx, keys)).map((row) => [row.request_key, row]));
  if (made.size === 0) return false;
  const isSame = locked.every(({ variant, line }, index) => {
    const row = made.get(keyOfLine(key, index));
    return row?.variant_id === variant.id && row.delta === line.quantity;
  });
  if (isSame && made.size === locked.length) return true;
  throw new AppError('conflict', texts.keyUsed);
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
