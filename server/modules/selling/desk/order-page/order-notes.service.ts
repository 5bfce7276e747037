// Notes of staff on an order.
import { v7 } from 'uuid';
import type * as z from 'zod/mini';
import type { NoteForm } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { insertNote, listNotesOfCustomer } from '../../order/order-notes.repository.ts';

/** The audit log does not contain the text: it may be about the customer. */
export async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reference: string,
  { text, onSlip = false }: z.output<typeof NoteForm>,
  actor: Actor,
): Promise<void> {
  const order = await requireOrder(db, reference);
  await db.transaction().execute(async (trx) => {
    const at = clock.now().toISOString();
    await insertNote(trx, {
      id: v7(),
      order_id: order.id,
      staff_id: staffIdOf(actor),
      text,
      created_at: at,
      on_slip: Number(onSlip),
    });
    await recordAction(trx, clock, actor, { action: 'orders note', subject: nameOf(order) });
  });
}

/** On all orders of the customer, oldest first. */
export async function listNotesAbout(
  db: Database,
  customerId: string,
): Promise<{ order: string; text: string; createdAt: string }[]> {
  const rows = await listNotesOfCustomer(db, customerId);
  return rows.map(({ number, text, created_at: createdAt }) => ({ order: number ?? '', text, createdAt }));
}
