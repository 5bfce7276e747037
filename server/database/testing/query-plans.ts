// Records the query plans of the statements that some code runs, for tests of their cost.
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../tables.ts';

export interface RecordedPlans {
  /** Behaves like the given database, and records its statements. */
  readonly db: Database;
  /** Each line of the plans of the statements that `work` ran. */
  plansOf(work: () => Promise<unknown>): Promise<{ line: string; query: string }[]>;
  countOf(work: () => Promise<unknown>): Promise<number>;
}

export function recordPlans(database: Database, engine: 'sqlite' | 'postgres'): RecordedPlans {
  let nodes: RootOperationNode[] = [];
  // A plugin also sees subqueries; only whole queries have a result.
  const seen = new WeakMap<object, RootOperationNode>();
  const recording: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      seen.set(queryId, node);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      nodes.push(seen.get(queryId) as RootOperationNode);
      return result;
    },
  };

  async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
    if (engine === 'sqlite') {
      const { rows } = await database.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
      );
      return rows.map(({ detail }) => detail);
    }
    return database.transaction().execute(async (trx) => {
      // Whether an index can be used: for some thousand rows, reading all of them is sometimes
      // cheaper.
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      return rows.map((row) => row['QUERY PLAN']);
    });
  }

  return {
    db: database.withPlugin(recording),
    plansOf: async (work) => {
      nodes = [];
      await work();
      const lines: { line: string; query: string }[] = [];
      for (const node of nodes) {
        const query = database.getExecutor().compileQuery(node, { queryId: 'plan' });
        for (const line of await planOf(query)) lines.push({ line, query: query.sql });
      }
      return lines;
    },
    countOf: async (work) => {
      nodes = [];
      await work();
      return nodes.length;
    },
  };
}
