// The table of payments.
import { advanceId, handId, moneyId } from '../../../../database/payments/payment-rows.ts';
import type { Database } from '../../../../database/tables.ts';
import type { PaymentRow } from '../../../../database/tables/order-tables.ts';
import type { PaymentFacts } from '../../order/orders.mapping.ts';

/** Throws a unique violation if one of the provider's ids belongs to another order. */
export async function insertPayments(trx: Database, rows: readonly PaymentRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('payments').values(rows).execute();
}

/** The same. Adds those that are missing: new ones, and those of an order from the previous version. */
export async function updatePayments(trx: Database, rows: readonly PaymentRow[]): Promise<void> {
  for (const row of rows) {
    const { id, state, amount_paise, provider_order_id, provider_payment_id, captured_at } = row;
    const { instrument, fee_paise, tax_paise, reference, staff_id } = row;
    const { numUpdatedRows } = await trx
      .updateTable('payments')
      .set({ state, amount_paise, provider_order_id, provider_payment_id, captured_at })
      .set({ instrument, fee_paise, tax_paise, reference, staff_id })
      .set(state === 'captured' ? { failure: null } : {})
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await insertPayments(trx, [row]);
  }
}

/** If it is known, only when it was captured is new. */
export async function saveStray(trx: Database, row: PaymentRow): Promise<void> {
  await trx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        captured_at: eb.fn.coalesce('payments.captured_at', 'excluded.captured_at'),
      })),
    )
    .execute();
}

/** False also if a process of the previous version stored it with the order alone. */
export async function isFeeKnown(db: Database, providerPaymentId: string): Promise<boolean> {
  const rows = db.selectFrom('payments').select('id').where('provider_payment_id', '=', providerPaymentId);
  return (await rows.where('fee_paise', 'is not', null).executeTakeFirst()) !== undefined;
}

/**
 * Of an order that is not placed; a later attempt may still place it. Not of one that is forgotten: its lines are
 * gone, and the bank's words name somebody.
 */
export async function updateFailure(db: Database, orderId: string, failure: string | null): Promise<void> {
  await db
    .updateTable('payments')
    .set({ failure })
    .where('id', '=', moneyId(orderId))
    .where('state', '<>', 'captured')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines').select('order_lines.id').whereRef('order_lines.order_id', '=', 'payments.order_id'),
      ),
    )
    .where((eb) => eb(eb.fn.coalesce('failure', eb.val('')), '<>', failure ?? ''))
    .execute();
}

/** Of a payment that placed its order. */
export async function updateFacts(
  trx: Database,
  paymentId: string,
  { method, feePaise, taxPaise }: PaymentFacts,
): Promise<void> {
  const facts = { instrument: method, fee_paise: feePaise, tax_paise: taxPaise };
  await trx.updateTable('payments').set(facts).where('provider_payment_id', '=', paymentId).execute();
}

/** Of any order that was ever to be paid on delivery, and was not paid online instead. */
export const findCashPayment = (db: Database): Promise<{ order_id: string } | undefined> =>
  db.selectFrom('payments').select('order_id').where('method', '=', 'cash-on-delivery').limit(1).executeTakeFirst();

/** Of an order that was to be paid on delivery, and is paid at the provider. */
export async function deleteCashPayment(trx: Database, orderId: string): Promise<void> {
  await trx.deleteFrom('payments').where('id', '=', handId(orderId)).where('state', '=', 'pending').execute();
}

/** The payment for which the order waited is its advance. So are the refunds of it. */
export async function updateToAdvance(
  trx: Database,
  orderId: string,
  paid: Pick<PaymentRow, 'provider_payment_id' | 'instrument' | 'fee_paise' | 'tax_paise' | 'captured_at'>,
): Promise<void> {
  const changes = { ...paid, id: advanceId(orderId), state: 'captured', failure: null } as const;
  await trx.updateTable('payments').set(changes).where('id', '=', moneyId(orderId)).execute();
  const refunds = trx.updateTable('refunds').set({ payment_id: advanceId(orderId) });
  await refunds.where('payment_id', '=', moneyId(orderId)).execute();
}
