// The table of photos of exchanges.
import type { ExchangePhotoRow } from '../../../../database/tables/exchange-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { countWritten } from '../../../../database/written.ts';

/** Replaces an unsent photo. Other photos stay unchanged, and so do those of other customers. */
export async function upsertPhoto(db: Database, photo: ExchangePhotoRow): Promise<void> {
  await db
    .insertInto('exchange_photos')
    .values(photo)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ picture: photo.picture })
        .where('exchange_photos.customer_id', '=', photo.customer_id)
        .where('exchange_photos.exchange_id', 'is', null),
    )
    .execute();
}

/** A customer's unsent photos, except for the newest. */
export async function deleteUnsentBut(db: Database, customerId: string, newest: number): Promise<void> {
  await db
    .deleteFrom('exchange_photos')
    .where('customer_id', '=', customerId)
    .where('exchange_id', 'is', null)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('exchange_photos as kept')
        .select('kept.id')
        .where('kept.customer_id', '=', customerId)
        .where('kept.exchange_id', 'is', null)
        .orderBy('kept.created_at', 'desc')
        .orderBy('kept.id', 'desc')
        .limit(newest),
    )
    .execute();
}

const pictureOf = (db: Database, id: string) => db.selectFrom('exchange_photos').select('picture').where('id', '=', id);

export const findOwnPhoto = (db: Database, customerId: string, id: string): Promise<{ picture: string } | undefined> =>
  pictureOf(db, id).where('customer_id', '=', customerId).executeTakeFirst();

export const findPhotoOfExchange = (
  db: Database,
  exchangeId: string,
  id: string,
): Promise<{ picture: string } | undefined> =>
  pictureOf(db, id).where('exchange_id', '=', exchangeId).executeTakeFirst();

/** Without the pictures, oldest first. */
export async function listPhotoIds(
  db: Database,
  exchangeIds: readonly string[],
): Promise<{ id: string; exchange_id: string | null }[]> {
  if (exchangeIds.length === 0) return [];
  return db
    .selectFrom('exchange_photos')
    .select(['id', 'exchange_id'])
    .where('exchange_id', 'in', exchangeIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** With the pictures, oldest first. */
export function listPhotosOf(db: Database, customerId: string): Promise<ExchangePhotoRow[]> {
  return db
    .selectFrom('exchange_photos')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Resolves to the number of them that were the customer's and unsent. */
export function updatePhotosSent(
  trx: Database,
  { customerId, exchangeId, ids }: { customerId: string; exchangeId: string; ids: readonly string[] },
): Promise<number> {
  return trx
    .updateTable('exchange_photos')
    .set({ exchange_id: exchangeId })
    .where('customer_id', '=', customerId)
    .where('exchange_id', 'is', null)
    .where('id', 'in', ids)
    .$call(countWritten);
}

/** Photos that were never sent, and those of exchanges that ended long ago. */
export async function deletePhotosBefore(db: Database, before: { added: string; ended: string }): Promise<void> {
  await db
    .deleteFrom('exchange_photos')
    .where('exchange_id', 'is', null)
    .where('created_at', '<', before.added)
    .execute();
  await db
    .deleteFrom('exchange_photos')
    .where('exchange_id', 'in', (eb) => eb.selectFrom('exchanges').select('id').where('ended_at', '<', before.ended))
    .execute();
}
