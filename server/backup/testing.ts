// For tests of backups: every table filled with rows and read back, and a shop with a real
// purchase.
import sharp from 'sharp';
import { type Engine, type OpenedDatabase, engineOf } from '../database/open.ts';
import { existingTables } from '../database/replace.ts';
import { isSandboxGateway } from '../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { insertDocument } from '../modules/selling/money/documents/documents.repository.ts';
import { readDocumentFile } from '../modules/selling/money/documents/pdf/document-files.service.ts';
import { documentLineRow, documentRow } from '../modules/selling/money/documents/testing.ts';
import { addUse, startOffer } from '../modules/selling/money/offers/testing.ts';
import { checkOut, createOrder, openCart } from '../modules/selling/money/payments/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { type BackupTable, backupTables } from './content.ts';
import { createBackup } from './create-backup.ts';

/** Characters that a file format, a driver or a locale may mishandle. */
const trickyText = 'it\'s "ತಾನಾ ಬಾನಾ"\n\t\\n \u2028 👕 ,;%';
/** SQLite reports text primary keys as nullable. */
const keys = new Set(['id', 'email', 'name']);
const largestInteger = 2_147_483_647;

/**
 * Two rows in each table: one with all columns, one with the required ones. Row N refers to row N.
 */
export async function fillEveryTable({ db }: OpenedDatabase): Promise<void> {
  const tables = new Map((await db.introspection.getTables()).map((table) => [table.name, table]));
  for (const name of backupTables) {
    const columns = tables.get(name)?.columns;
    // A table of a later version.
    if (!columns) continue;
    for (const number of [1, 2]) {
      const row = Object.fromEntries(
        columns
          .filter((column) => number === 1 || !column.isNullable || keys.has(column.name))
          .map(({ name: column, dataType }) => {
            // Indexes of the list of orders read it.
            if (name === 'orders' && column === 'address') return [column, JSON.stringify({ city: trickyText })];
            if (column === 'id' || column.endsWith('_id')) return [column, `id-${number}`];
            return [column, /int/i.test(dataType) ? largestInteger - number : `${column} ${number}: ${trickyText}`];
          }),
      );
      await db.insertInto(name).values(row).execute();
    }
  }
}

/** Every row of the tables that a backup holds, sorted. */
export async function readEverything({ db }: OpenedDatabase): Promise<Partial<Record<BackupTable, string[]>>> {
  const existing = await existingTables(db);
  const everything: Partial<Record<BackupTable, string[]>> = {};
  for (const table of backupTables.filter((name) => existing.has(name))) {
    const rows = await db.selectFrom(table).selectAll().execute();
    everything[table] = rows
      .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
      .toSorted();
  }
  return everything;
}

/** A shop with a paid order, its invoice, an offer that it uses, and a real picture. */
export async function openBusyShop(engine: Engine): Promise<TestShop> {
  const shop = await openTestShop(engine);
  const { token } = await openCart(shop);
  const order = await checkOut(shop, token);
  if (!isSandboxGateway(shop.deps.gateway)) throw new Error('no sandbox');
  const paid = await shop.deps.gateway.pay(order.id, 'captured');
  const { status } = await createOrder(shop, token, order.id, paid?.payment.id ?? '');
  if (status !== 201) throw new Error(`the order was not placed: ${status}`);
  const variants = [{ width: 240, format: 'webp', file: 'warli-240.webp' }];
  const content = sharp({ create: { width: 240, height: 300, channels: 3, background: '#800000' } }).webp();
  await shop.deps.pictures.write('warli-240.webp', await content.toBuffer());
  await shop.deps.db
    .insertInto('pictures')
    .values({ id: 'warli', width: 240, height: 300, color: '#800000', variants: JSON.stringify(variants) })
    .execute();
  const { db } = shop.deps;
  const placed = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const invoice = documentRow({ order_id: placed.id, serial: 1 });
  await insertDocument(db, invoice, [documentLineRow({ document_id: invoice.id })]);
  await readDocumentFile(shop.deps, invoice);
  const offer = await startOffer(shop, { limits: { uses: 9, usesPerCustomer: null, budget: null } }, 'BUSY');
  await addUse(db, offer.id, placed, { rupees: 50, code: 'BUSY' });
  await db.updateTable('offers').set({ uses: 1, spent: 50 }).execute();
  return shop;
}

/** Its backup, as `backup create` writes it. */
export async function backUp(shop: TestShop, file: string): Promise<void> {
  const { db, clock, pictures, documents } = shop.deps;
  const opened = { db, engine: engineOf(db), limitWaits: () => {} };
  await createBackup(opened, file, { stores: { pictures, documents }, clock, print: () => {} });
}
