// The list of orders is searched by city and PIN code, and filtered by state, all of the address.
// SQLite has json_extract; PostgreSQL gets one, so that queries are the same on both. A restore runs
// this again in a database that has the function already.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'postgres') {
    await sql`create or replace function json_extract(text, text) returns text language sql immutable strict parallel safe
      as $$ select $1::json ->> substr($2, 3) $$`.execute(db);
  }
  await sql`create index orders_city on orders
    (lower(json_extract(address, '$.city')), placed_at, id, status)`.execute(db);
  await sql`create index orders_pincode on orders
    ((json_extract(address, '$.pincode') || ''), placed_at, id, status)`.execute(db);
  await sql`create index orders_state on orders
    ((json_extract(address, '$.state') || ''), placed_at, id, status)`.execute(db);
}
