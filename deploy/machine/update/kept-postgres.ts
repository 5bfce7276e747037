// A dump of the PostgreSQL database by its own programs, as the shop's user.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { run, tryRun } from '../run.ts';
import { renameOfShop, syncFoldersOfShop } from '../shop-files.ts';
import type { KeptDatabase } from './kept-database.ts';
import { requireSpace } from './unpack.ts';

export function keptPostgres(address: string, dataDir: string, folder: string): KeptDatabase {
  const { shownAddress, env } = withoutPassword(address);
  const dump = join(folder, 'database.sql');
  const options = { env, asShop: true };
  const psql = (...args: string[]) =>
    run('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${shownAddress}`, ...args], options);
  const ask = (sql: string) => psql('--tuples-only', '--no-align', `--command=${sql}`).trim();
  return {
    check() {
      const program = /(\d+)\./.exec(tryRun('pg_dump', ['--version']).output)?.[1];
      if (!program) throw new Problem('pg_dump is missing. Run: apt-get install -y postgresql-client');
      const server = ask('show server_version').split('.')[0];
      if (program !== server) {
        throw new Problem(`pg_dump is version ${program}, the server ${server}: install postgresql-client-${server}.`);
      }
      requireSpace(dataDir, Number(ask('select pg_database_size(current_database())')));
    },
    keep() {
      const others = Number(ask(otherConnections));
      if (others > 0) {
        throw new Problem(
          `${others} other connections use the database: close the shop on other machines, and end commands that run.`,
        );
      }
      run('pg_dump', ['--no-owner', '--no-privileges', `--dbname=${shownAddress}`, `--file=${dump}.part`], options);
      run('sync', [`${dump}.part`], options);
      renameOfShop(`${dump}.part`, dump);
      syncFoldersOfShop(folder);
    },
    putBack() {
      if (!existsSync(dump)) return;
      // One transaction: after a power cut the state is either new or former.
      psql('--single-transaction', '--output=/dev/null', `--command=${dropAll}`, `--file=${dump}`);
    },
    countOrders: () => Number(ask('select count(*) from orders')),
    migrations: () => ask("select string_agg(name, ',' order by name) from kysely_migration"),
  };
}

const otherConnections =
  "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";

/** What a migration of the new version made may stand in the way of the dump, which creates it too. */
const dropAll = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table if exists public.%I cascade', name);
  end loop;
  for name in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
    execute 'drop routine ' || name;
  end loop;
end $$`;

/** Arguments can be read by everybody on the machine. */
function withoutPassword(address: string): { shownAddress: string; env: Record<string, string> } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password) || (url.searchParams.get('password') ?? '');
  url.password = '';
  url.searchParams.delete('password');
  return { shownAddress: url.href, env: password === '' ? {} : { PGPASSWORD: password } };
}
