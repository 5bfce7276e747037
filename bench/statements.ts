// The statements for the bare driver: those of a list and of adding to
// a cart, recorded from the shop.
import { Kysely } from 'kysely';
import { loadConfig } from '../server/config.ts';
import { createChanges } from '../server/database/changes.ts';
import type { Engine } from '../server/database/open.ts';
import { openPostgres } from '../server/database/engines/postgres.ts';
import { openSqlite } from '../server/database/engines/sqlite.ts';
import type { Database, Tables } from '../server/database/tables.ts';
import { addLine, emptyCart } from '../server/modules/selling/actions/cart/cart.service.ts';
import { createCatalogSearch } from '../server/modules/catalog/products/product-search.service.ts';
import { createCatalogTotals } from '../server/modules/catalog/products/product-totals.service.ts';
import { listProducts } from '../server/modules/catalog/products/products.service.ts';
import { benchProduct } from './products.ts';
import type { RawOrders, Statement } from './raw-server.ts';

export async function recordStatements(
  engine: Engine,
  where: string,
  customerId: string,
): Promise<Pick<RawOrders, 'list' | 'add' | 'empty'>> {
  const changes = createChanges();
  const list = await record(engine, where, (db) =>
    listProducts(
      { db, changes, config: loadConfig({}) },
      { search: createCatalogSearch({ db, changes }), totals: createCatalogTotals({ db, changes }) },
      { limit: 48 },
    ),
  );
  const { id, colorId } = benchProduct(0);
  const input = { productId: id, color: colorId, size: 'M', quantity: 1 } as const;
  const added = await record(engine, where, (db) =>
    addLine({ db, clock: { now: () => new Date() } }, customerId, input),
  );
  const emptied = await record(engine, where, (db) => emptyCart({ db }, customerId));
  const insert = added.find(({ sql }) => sql.includes('insert into cart_lines'));
  // The total is counted once, and then cached.
  return {
    list: list.filter(({ sql }) => !sql.startsWith('select "price"')),
    add: { ...(insert as Statement), line: input },
    empty: emptied[0] as Statement,
  };
}

async function record(engine: Engine, where: string, work: (db: Database) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { dialect } = engine === 'postgres' ? openPostgres(where) : openSqlite(where);
  const db = new Kysely<Tables>({
    dialect,
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  });
  await work(db);
  await db.destroy();
  return statements;
}
