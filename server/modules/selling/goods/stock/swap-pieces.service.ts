// Pieces of an order that are now of another colour or size: the old ones go back to the stock, the
// new ones are taken, in the order in which everybody locks variants.
import type { Transaction } from '../../../../database/transaction.ts';
import * as reservations from './reservations.repository.ts';
import { sell } from './reservations.service.ts';
import { type Pieces, narrowed } from './returns.service.ts';
import { Flips } from './sold-out.service.ts';
import { findCountedVariant } from './stock.service.ts';
import { type VariantChoice, insertMovement } from './stock.repository.ts';

interface Swap {
  readonly orderId: string;
  readonly from: Pieces;
  readonly to: VariantChoice & { readonly title: string; readonly color_title: string };
  readonly staffId: string | null;
  readonly at: Date;
}

/** Call it in a transaction that has locked the order. Throws a SoldOutError if too few are left. */
export async function swapPieces(trx: Transaction, { orderId, from, to, staffId, at }: Swap): Promise<void> {
  const flips = new Flips();
  const note = (id: string, delta: number) =>
    insertMovement(trx, { variant_id: id, delta, reason: 'changed', order_id: orderId, staff_id: staffId, at });
  const giveBack = async ({ variant_id: id, quantity }: reservations.TakenRow) => {
    const counts = await reservations.updateStockBy(trx, id, quantity);
    if (!counts) return;
    await note(id, quantity);
    flips.note(counts, quantity);
  };
  const take = async (id: string, allowsOversell: boolean) => {
    const wanted = { ...to, id, quantity: from.quantity, allows_oversell: Number(allowsOversell), reserved: null };
    const taken = await sell(trx, flips, wanted);
    if (taken > 0) await note(id, -taken);
  };
  const back = narrowed(await reservations.listTaken(trx, orderId), [from]);
  const counted = await findCountedVariant(trx, { product: to.product_id, color: to.color_id, size: to.size });
  const steps = [
    ...back.map((row) => ({ id: row.variant_id, run: () => giveBack(row) })),
    ...(counted ? [{ id: counted.id, run: () => take(counted.id, counted.allowsOversell) }] : []),
  ];
  for (const { run } of steps.toSorted((one, other) => (one.id < other.id ? -1 : 1))) await run();
  await flips.record(trx);
}
