// The exact database before an update, stored while the shop is closed. A rollback restores it.
import type { Variables } from '../settings-file.ts';
import { keptPostgres } from './kept-postgres.ts';
import { keptSqlite } from './kept-sqlite.ts';

export interface KeptDatabase {
  /** Throws a Problem if the database cannot be stored or restored later; changes nothing. */
  check(): void;
  /** Called with the shop closed. The former state is safe before anything else may change. */
  keep(): void;
  /** Does nothing unless the former state was stored. Repeatable after a power cut. */
  putBack(): void;
  /** The current number of orders, including unpaid ones. */
  countOrders(): number;
  /** The names of the migrations, which show whether a version can run on the database. */
  migrations(): string;
}

/**
 * `folder`: where this update stores the former state; it exists when `keep` is called, and is the
 * shop's.
 */
export function keptDatabase(settings: Variables, dataDir: string, folder: string): KeptDatabase {
  const address = settings.DATABASE_URL ?? '';
  return address === '' ? keptSqlite(dataDir, folder) : keptPostgres(address, dataDir, folder);
}
