// SQL for gift cards.
import { type ExpressionBuilder, sql } from 'kysely';
import { countRows } from '../../../../database/count-rows.ts';
import type { GiftCardRow } from '../../../../database/tables/money/credit-tables.ts';
import type { Database, Tables } from '../../../../database/tables.ts';

const select = (db: Database) => db.selectFrom('gift_cards').selectAll();

/** Undefined if this request has sold its card already. */
export function insertGiftCard(trx: Database, row: GiftCardRow): Promise<GiftCardRow | undefined> {
  return trx
    .insertInto('gift_cards')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const findGiftCard = (
  db: Database,
  by: { readonly id: string } | { readonly code_hash: string } | { readonly request_key: string },
): Promise<GiftCardRow | undefined> =>
  select(db)
    .where((eb) => eb.and(by))
    .executeTakeFirst();

/** Undefined unless it is neither used nor cancelled, and still valid at `now`. */
export function updateOpenGiftCard(
  trx: Database,
  { id, code_hash: codeHash }: Pick<GiftCardRow, 'id' | 'code_hash'>,
  now: string,
  changes: Partial<GiftCardRow>,
): Promise<GiftCardRow | undefined> {
  return trx
    .updateTable('gift_cards')
    .set(changes)
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .where('redeemed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The customer who used it. */
export async function findRedeemer(db: Database, id: string): Promise<string | undefined> {
  const entry = await db
    .selectFrom('store_credit_entries')
    .select('customer_id')
    .where('gift_card_id', '=', id)
    .executeTakeFirst();
  return entry?.customer_id;
}

/** Those that the customer used, oldest first. */
export function listRedeemed(db: Database, customerId: string): Promise<GiftCardRow[]> {
  return db
    .selectFrom('gift_cards')
    .innerJoin('store_credit_entries', 'store_credit_entries.gift_card_id', 'gift_cards.id')
    .selectAll('gift_cards')
    .where('customer_id', '=', customerId)
    .orderBy('redeemed_at')
    .orderBy('gift_cards.id')
    .execute();
}

/** Newest first. */
export const listGiftCards = (db: Database, search: string | undefined, limit: number): Promise<GiftCardRow[]> =>
  select(db)
    .$if(search !== undefined, (query) => query.where((eb) => matches(eb, search as string)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export function countGiftCards(db: Database, search: string | undefined): Promise<number> {
  return db
    .selectFrom('gift_cards')
    .$if(search !== undefined, (query) => query.where((eb) => matches(eb, search as string)))
    .$call(countRows);
}

/** Cards that somebody can still use at `now`, and their rupees together. */
export async function sumOpenGiftCards(db: Database, now: string): Promise<{ count: number; rupees: number }> {
  const { count, rupees } = await db
    .selectFrom('gift_cards')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.sum<number | string | null>('amount').as('rupees'),
    ])
    .where('redeemed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return { count: Number(count), rupees: Number(rupees ?? 0) };
}

/** Of a customer who deletes the account: cards that the customer used. */
export async function updateWithoutRecipient(trx: Database, customerId: string): Promise<void> {
  await trx
    .updateTable('gift_cards')
    .set({ recipient_email: '', recipient_name: null, message: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('store_credit_entries')
        .select(sql<string>`gift_card_id`.as('gift_card_id'))
        .where('customer_id', '=', customerId)
        .where('gift_card_id', 'is not', null),
    )
    .execute();
}

/** The end of the code, or a part of the recipient's name or e-mail, in any letter case of ASCII. */
function matches(eb: ExpressionBuilder<Tables, 'gift_cards'>, search: string) {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return eb.or([
    eb('code_end', '=', search.toUpperCase()),
    sql<boolean>`lower(recipient_email) like ${pattern} escape '\\'`,
    sql<boolean>`lower(recipient_name) like ${pattern} escape '\\'`,
  ]);
}
