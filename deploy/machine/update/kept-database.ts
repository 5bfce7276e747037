// The database as it was before an update, exact, made while the shop is closed. Going back brings it back.
import type { Variables } from '../settings-file.ts';
import { keptPostgres } from './kept-postgres.ts';
import { keptSqlite } from './kept-sqlite.ts';

export interface KeptDatabase {
  /** Throws a Problem when the database cannot be kept or brought back later; changes nothing. */
  check(): void;
  /** Called with the shop closed. The former state is safe before anything else may change. */
  keep(): void;
  /** Does nothing unless the former state was kept. Can be repeated after a power cut. */
  putBack(): void;
  /** How many orders there are now, unpaid ones included. */
  countOrders(): number;
  /** The names of the migrations, which say whether a version can run on the database. */
  migrations(): string;
}

/** `folder`: where this update keeps the former state; it exists when `keep` is called, and is the shop's. */
export function keptDatabase(settings: Variables, dataDir: string, folder: string): KeptDatabase {
  const address = settings.DATABASE_URL ?? '';
  return address === '' ? keptSqlite(dataDir, folder) : keptPostgres(address, dataDir, folder);
}
