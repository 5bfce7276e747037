// Proves that a backup can be restored: restores it into a throw-away shop and checks what is
// there.
import { rmSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'kysely';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/tables.ts';
import { FileFolder } from '../integrations/file-store/file-folder.ts';
import type { FileStore } from '../integrations/file-store/file-store.ts';
import { findFileFault } from '../modules/selling/money/documents/pdf/document-files.service.ts';
import { listOfferDifferences } from '../modules/selling/money/offers/offers-check.service.ts';
import { listLedgerDifferences } from '../modules/selling/money/store-credit/credit-check.service.ts';
import { ArchiveError } from './archive.ts';
import type { BackupTable, FileStores } from './content.ts';
import { type InspectedBackup, type RestoreOptions, inspectBackup, restoreBackup } from './restore-backup.ts';

export interface Verified {
  readonly backup: InspectedBackup;
  /** Sentences: what the shop would lack after a restore. */
  readonly faults: readonly string[];
}

/** The database and its write-ahead log, with indexes. */
const diskPerRowByte = 4;

/** Throws an ArchiveError when the file cannot be restored at all. Changes nothing of the shop. */
export async function verifyBackup(file: string, print: RestoreOptions['print']): Promise<Verified> {
  const backup = await inspectBackup(file);
  await requireSpace(backup);
  const home = await mkdtemp(join(tmpdir(), 'shop-verify-'));
  const stopRemoving = removeOnSignal(home);
  try {
    const stores = {
      pictures: new FileFolder(join(home, 'images')),
      documents: new FileFolder(join(home, 'documents')),
    };
    const opened = await openDatabase({ databaseUrl: undefined, dataDir: home });
    try {
      await restoreBackup(opened, file, { stores, isReplacing: false, print }).catch(explainRejectedRow);
      return { backup, faults: await findFaults(opened, backup, stores) };
    } finally {
      await opened.db.destroy();
    }
  } finally {
    stopRemoving();
    await rm(home, { recursive: true, force: true });
  }
}

function explainRejectedRow(error: unknown): never {
  const { code, message } = error as { code?: string; message: string };
  if (code !== 'ERR_SQLITE_ERROR' || isDatabaseUnavailable(error)) throw error;
  throw new ArchiveError(`A database rejects the rows of this backup (${message}), so it cannot be restored.`);
}

async function requireSpace({ rowBytes, fileBytes }: InspectedBackup): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  const wanted = fileBytes + diskPerRowByte * rowBytes;
  if (bavail * bsize >= wanted) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2);
  throw new ArchiveError(
    `To verify this backup, ${tmpdir()} needs ${megabytes(wanted)} MB, and ${megabytes(bavail * bsize)} MB are free; make room, or name another folder by TMPDIR.`,
  );
}

/** The copy holds customers' data: Ctrl-C leaves nothing of it. */
function removeOnSignal(home: string): () => void {
  const remove = () => {
    rmSync(home, { recursive: true, force: true });
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, remove);
  return () => signals.forEach((signal) => process.off(signal, remove));
}

async function findFaults({ db }: OpenedDatabase, backup: InspectedBackup, stores: FileStores): Promise<string[]> {
  return [
    ...(await findMissingRows(db, backup)),
    ...(await findLooseRows(db)),
    ...(await findBadPictures(db, stores.pictures)),
    ...(await findBadDocuments(db, stores.documents)),
    ...(await findWrongTotals(db)),
    ...(await findWrongPayments(db)),
    ...(await listLedgerDifferences(db)),
    ...(await listOfferDifferences(db)),
  ];
}

/** Extra rows are allowed: migrations of newer versions add some. */
async function findMissingRows(db: Database, { rows }: InspectedBackup): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, expected] of Object.entries(rows)) {
    const count = await db.selectFrom(table as BackupTable).$call(countRows);
    if (count < expected) faults.push(`${table}: ${count} of ${expected} rows were restored.`);
  }
  return faults;
}

async function findLooseRows(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  return rows.map(({ table, parent }) => `${table}: a row refers to a row of ${parent} that is not there.`);
}

/** Of products, posts, collections and banners, and every version of the logo. */
async function findBadPictures(db: Database, store: FileStore): Promise<string[]> {
  const pictures = await db.selectFrom('pictures').select('variants').execute();
  const logos = await db.selectFrom('settings').select('value').where('section', '=', 'logo').execute();
  const files = [
    ...pictures.flatMap(({ variants }) => (JSON.parse(variants) as { file: string }[]).map(({ file }) => file)),
    ...logos.flatMap(({ value }) => [...value.matchAll(/\/images\/([\w.-]+)/g)].map(([, file = '']) => file)),
  ];
  const faults: string[] = [];
  for (const file of new Set(files)) {
    const content = await store.read(file);
    if (!content) faults.push(`The picture ${file} is missing.`);
    else if (!(await isPicture(content))) faults.push(`The picture ${file} cannot be read.`);
  }
  return faults;
}

/** Only variants that exist: the others are made on demand. */
async function findBadDocuments(db: Database, documents: FileStore): Promise<string[]> {
  const rows = await db.selectFrom('tax_documents').selectAll().where('pdf_hash', 'is not', null).execute();
  const faults: string[] = [];
  for (const row of rows) {
    const fault = await findFileFault({ documents }, row);
    if (fault) faults.push(`The file of ${row.number} is ${fault}.`);
  }
  return faults;
}

function isPicture(content: Buffer): Promise<boolean> {
  return sharp(content)
    .metadata()
    .then(
      ({ width }) => width > 0,
      () => false,
    );
}

async function findWrongPayments(db: Database): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from orders inner join payments on order_id = orders.id and state = 'captured'
    group by number, total having sum(amount_paise) <> total * 100
  `.execute(db);
  return rows.map(({ number }) => `Order ${number}: its payments do not add up to its total.`);
}

/** A replacement costs nothing: it has lines, and no total. */
async function findWrongTotals(db: Database): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from orders where number is not null and parent_id is null and (
      credit > total or
      (items_total + shipping_price - total) * 100 <>
        (select coalesce(sum(paise), 0) from order_adjustments where order_id = orders.id) or
      items_total <> (select coalesce(sum(price * quantity), 0) from order_lines where order_id = orders.id) or
      (select coalesce(sum(discount_paise), 0) from order_lines where order_id = orders.id) <>
        (select coalesce(sum(paise), 0) from order_adjustments where order_id = orders.id and kind = 'goods'))
  `.execute(db);
  return rows.map(({ number }) => `Order ${number}: its lines and shipping do not add up to its total.`);
}
