// How many rows a statement has inserted, updated or deleted.
import type { DeleteResult, InsertResult, UpdateResult } from 'kysely';

interface Statement {
  executeTakeFirstOrThrow(): Promise<InsertResult | UpdateResult | DeleteResult>;
}

export async function countWritten(statement: Statement): Promise<number> {
  const result = await statement.executeTakeFirstOrThrow();
  if ('numDeletedRows' in result) return Number(result.numDeletedRows);
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numInsertedOrUpdatedRows);
}

/** False: what it looks for is gone, or what it inserts is there. Of several at once, one gets true. */
export const anyWritten = async (statement: Statement): Promise<boolean> => (await countWritten(statement)) > 0;
