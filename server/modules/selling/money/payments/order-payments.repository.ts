// The table of payments.
import type { Database } from '../../../../database/tables.ts';
import type { PaymentRow } from '../../../../database/tables/order-tables.ts';

/** Throws a unique violation if one of the provider's ids belongs to another order. */
export async function savePayments(trx: Database, rows: readonly PaymentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('payments')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        amount_paise: eb.ref('excluded.amount_paise'),
        provider_order_id: eb.ref('excluded.provider_order_id'),
        provider_payment_id: eb.ref('excluded.provider_payment_id'),
        instrument: eb.ref('excluded.instrument'),
        fee_paise: eb.ref('excluded.fee_paise'),
        tax_paise: eb.ref('excluded.tax_paise'),
        reference: eb.ref('excluded.reference'),
        staff_id: eb.ref('excluded.staff_id'),
        captured_at: eb.ref('excluded.captured_at'),
      })),
    )
    .execute();
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

/** False also if a process of the version before stored it with the order alone. */
export async function isFeeKnown(db: Database, providerPaymentId: string): Promise<boolean> {
  const rows = db.selectFrom('payments').select('id').where('provider_payment_id', '=', providerPaymentId);
  return (await rows.where('fee_paise', 'is not', null).executeTakeFirst()) !== undefined;
}

export async function updateFacts(
  trx: Database,
  providerPaymentId: string,
  facts: Pick<PaymentRow, 'instrument' | 'fee_paise' | 'tax_paise'>,
): Promise<void> {
  await trx.updateTable('payments').set(facts).where('provider_payment_id', '=', providerPaymentId).execute();
}
