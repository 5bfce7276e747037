// Statements that run all the time: Kysely puts one together and compiles it once for each database, and from then on it only gets its values.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './tables.ts';

/** Stands where a value will be. */
class Gap {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** `build` may put the values it is given where a query takes values, and nowhere else: it never sees them. Names each column that it reads, so that a column added meanwhile changes nothing. */
export function statement<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    // A database and its transactions share it.
    const { adapter } = db.getExecutor();
    const known = compiled.get(adapter) ?? remember(build(db, gaps as Values).compile());
    compiled.set(adapter, known);
    const parameters = known.parameters.map((value) =>
      value instanceof Gap ? values[value.name as keyof Values] : value,
    );
    return (await db.executeQuery<Row>({ ...known, parameters })).rows;
  };
}

/** By their text: what an engine may call them that keeps them ready. */
const names = new Map<string, string>();

export const nameOf = (sql: string): string | undefined => names.get(sql);

function remember<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(query.sql)) names.set(query.sql, `statement ${names.size + 1}`);
  return query;
}

const gaps = new Proxy({}, { get: (_, name) => new Gap(String(name)) });
