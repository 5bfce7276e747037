// Splits long lists into batches that fit one statement, and long reads into parts.

/**
 * SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; our widest row has
 * some twenty.
 */
const itemsPerStatement = 1000;

export function* batchesOf<Item>(items: readonly Item[], size = itemsPerStatement): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** The rows of all ids. */
export async function listInBatches<Row>(
  ids: readonly string[],
  list: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const batch of batchesOf(ids)) for (const row of await list(batch)) rows.push(row);
  return rows;
}

/** All rows, in the order of a key: `read` gives those after one. */
export async function* partsOf<Row>(
  read: (after: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  for (let rows = await read(''); rows.length > 0; rows = await read(keyOf(rows.at(-1) as Row))) yield rows;
}
