// Pieces that return to the stock: from cancelled orders, lines refunded before shipping, parcels
// returned to origin, and exchanges. The movements record what an order has taken, so each piece
// returns once.
import type { RestockDecision } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import * as reservations from './reservations.repository.ts';
import { sell } from './reservations.service.ts';
import { Flips } from './sold-out.service.ts';
import { type VariantChoice, insertMovement } from './stock.repository.ts';

export interface Pieces extends VariantChoice {
  readonly quantity: number;
}

interface Return {
  readonly orderId: string;
  /** `returned`: they had been sent. */
  readonly reason: 'cancelled' | 'refunded' | 'returned';
  readonly goods: RestockDecision;
  readonly staffId: string | null;
  readonly at: Date;
  /** Only these; without them, everything that the order has taken. */
  readonly only?: readonly Pieces[];
}

/**
 * Returns the pieces that the order has taken: for sale again, or written off. Call it in a
 * transaction that has locked the order. Resolves to the number of pieces, without those made to
 * order by now.
 */
export async function returnPieces(
  trx: Transaction,
  { orderId, reason, goods, staffId, at, only }: Return,
): Promise<number> {
  const flips = new Flips();
  let pieces = 0;
  for (const { variant_id: id, quantity } of narrowed(await reservations.listTaken(trx, orderId), only)) {
    const isRestocked = goods === 'restock';
    const counts = await reservations.updateStockBy(trx, id, isRestocked ? quantity : 0);
    if (!counts) continue;
    pieces += quantity;
    const movement = { variant_id: id, order_id: orderId, staff_id: staffId, at };
    await insertMovement(trx, { ...movement, delta: quantity, reason });
    if (isRestocked) flips.note(counts, quantity);
    else await insertMovement(trx, { ...movement, delta: -quantity, reason: 'written off' });
  }
  await flips.record(trx);
  return pieces;
}

/** Of these pieces of the order, those that would return to the stock. */
export async function countFromStock(db: Database, orderId: string, only: readonly Pieces[]): Promise<number> {
  return narrowed(await reservations.listTaken(db, orderId), only).reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * A returned parcel is sent again. Takes pieces that were restocked or written off from the stock
 * again; pieces set aside still belong to the order. Throws a SoldOutError.
 */
export async function takeAgain(
  trx: Transaction,
  orderId: string,
  { staffId, at }: Pick<Return, 'staffId' | 'at'>,
): Promise<void> {
  const cameBack = new Map<string, number>();
  for (const { variant_id: id, reason, delta } of await reservations.listMovementsOfOrder(trx, orderId)) {
    if (reason === 'returned') cameBack.set(id, delta);
    if (reason === 'sent again') cameBack.delete(id);
  }
  if (cameBack.size === 0) return;
  const flips = new Flips();
  for (const line of await reservations.listCountedLines(trx, orderId)) {
    const quantity = cameBack.get(line.id) ?? 0;
    // Once, however many lines are of the variant.
    cameBack.delete(line.id);
    const taken = quantity === 0 ? 0 : await sell(trx, flips, { ...line, quantity, reserved: null });
    if (taken === 0) continue;
    const movement = { variant_id: line.id, order_id: orderId, staff_id: staffId, at };
    await insertMovement(trx, { ...movement, delta: -taken, reason: 'sent again' });
  }
  await flips.record(trx);
}

/** Of what was taken, only these pieces. */
export function narrowed(
  taken: readonly reservations.TakenRow[],
  only?: readonly Pieces[],
): readonly reservations.TakenRow[] {
  if (!only) return taken;
  return taken
    .map((row) => {
      const wanted = only.filter((one) => isSameVariant(one, row)).reduce((sum, { quantity }) => sum + quantity, 0);
      return { ...row, quantity: Math.min(row.quantity, wanted) };
    })
    .filter(({ quantity }) => quantity > 0);
}

const isSameVariant = (a: VariantChoice, b: VariantChoice): boolean =>
  a.product_id === b.product_id && a.color_id === b.color_id && a.size === b.size;
