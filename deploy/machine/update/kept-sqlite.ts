// Sets the former SQLite file aside and gives the new version a copy: a rollback is a rename, which
// needs no space.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { run } from '../run.ts';
import { copyOfShop, removeOfShop, renameOfShop, syncFoldersOfShop } from '../shop-files.ts';
import type { KeptDatabase } from './kept-database.ts';
import { requireSpace } from './unpack.ts';

export function keptSqlite(dataDir: string, folder: string): KeptDatabase {
  const file = join(dataDir, 'shop.sqlite');
  const kept = join(folder, 'shop.sqlite');
  const copy = `${file}.copy`;
  return {
    check() {
      requireSpace(dataDir, 2 * statSync(file).size);
    },
    keep() {
      // Moves the log of a killed process into the file.
      query(file, 'pragma wal_checkpoint(truncate)');
      if (existsSync(`${file}-wal`)) {
        throw new Problem('Another program uses the database, such as a command of the shop. Wait until it has ended.');
      }
      copyOfShop(file, copy);
      renameOfShop(file, kept);
      renameOfShop(copy, file);
      syncFoldersOfShop(folder, dataDir);
    },
    putBack() {
      removeOfShop(copy);
      if (!existsSync(kept)) return;
      removeOfShop(...['', '-wal', '-shm'].map((end) => file + end));
      renameOfShop(kept, file);
      syncFoldersOfShop(folder, dataDir);
    },
    countOrders: () => Number(query(file, 'select count(*) as answer from orders')),
    migrations: () =>
      query(file, 'select group_concat(name) as answer from (select name from kysely_migration order by name)'),
  };
}

/** As the shop's user, who must own the files beside the database. */
function query(file: string, sql: string): string {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
    process.stdout.write(String(database.prepare(process.argv[2]).get().answer ?? ''));
    database.close();`;
  return run(process.execPath, ['--eval', script, file, sql], { asShop: true });
}
