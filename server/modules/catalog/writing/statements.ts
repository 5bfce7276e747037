// Statements that are built first and run in a transaction later, each for many rows.
import type { CompiledQuery } from 'kysely';
import { changedMeanwhile } from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { batchesOf } from '../../../database/batches.ts';
import type { Database } from '../../../database/tables.ts';
import { AppError } from '../../app-error.ts';

export interface Statement {
  readonly query: CompiledQuery;
  /** Expected number of changed rows, unless somebody else has changed them since. */
  readonly changes?: number;
}

/** Somebody changed one of the products meanwhile. */
export class ProductsChanged extends AppError {
  constructor() {
    super('conflict', changedMeanwhile);
  }
}

interface Query {
  compile(): CompiledQuery;
}

/** Each changes all of its rows. */
export const inBatches = <Row>(rows: readonly Row[], toQuery: (batch: readonly Row[]) => Query): Statement[] =>
  [...batchesOf(rows)].map((batch) => ({ query: toQuery(batch).compile(), changes: batch.length }));

/** Throws a `ProductsChanged`, which ends the transaction. */
export async function runStatements(trx: Database, statements: readonly Statement[]): Promise<void> {
  for (const { query, changes } of statements) {
    const { numAffectedRows } = await trx.executeQuery(query);
    if (changes !== undefined && numAffectedRows !== BigInt(changes)) throw new ProductsChanged();
  }
}
