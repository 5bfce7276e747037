// Recognises constraint violations, alike on both engines.

const sqliteUnique = [1555, 2067]; // primary key, unique
const postgresUnique = '23505';

/** Whether a write failed because a row with the same key exists. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === postgresUnique || sqliteUnique.includes(errcode as number);
}
