// Before the unit tests: a PostgreSQL for the run, with one migrated database that every test copies.
import { prepareTestTemplate } from '../server/database/testing.ts';
import { openTestPostgres } from './test-postgres.ts';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await openTestPostgres();
  if (!postgres) return undefined;
  process.env.TEST_POSTGRES_URL = postgres.url;
  await prepareTestTemplate(postgres.url);
  return () => postgres.stop();
}
