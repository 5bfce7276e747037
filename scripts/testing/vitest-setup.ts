// Vitest's global set-up: starts a PostgreSQL for the run and sets TEST_POSTGRES_URL.
import { openTestPostgres } from './test-postgres.ts';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await openTestPostgres();
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
  return postgres && (() => postgres.stop());
}
