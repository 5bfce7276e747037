// Tells whoever keeps something in memory, in this process and in every other one, that the data behind it has changed.
import { EventEmitter } from 'node:events';
import type { Database } from './tables.ts';

/** `catalog`: products, colours and their reviews; with `productId`, nothing but the reviews of that product. */
export interface DataChange {
  readonly data: 'catalog' | 'blog';
  readonly productId?: string;
}

/** As its transaction has counted it: each change of one kind of data has the number after the one before. */
export interface RecordedChange extends DataChange {
  readonly version: number;
}

/** A queue has grown; `payment checks`: somebody waits for the bank. Wakes this process's own worker, the others look by themselves. */
export interface QueueChange {
  readonly data: 'mails' | 'webhooks' | 'refunds' | 'payment checks';
}

export type Change = DataChange | QueueChange;

export interface Changes {
  /** Call after the commit of the change, never inside its transaction. */
  publish(change: RecordedChange | QueueChange): void;
  subscribe(listener: (change: Change) => void): void;
  /** What another process has changed. Known already: nothing. The next one: listeners hear it as it is. Later: some were missed, so all of its data has changed. */
  hear(change: RecordedChange): void;
  /** Contact was lost: whatever is heard next counts as missed. */
  forget(): void;
}

/** Counts a change in the transaction that makes it, as its last statement: who comes next waits for the commit. */
export async function recordChange(transaction: Database, change: DataChange): Promise<RecordedChange> {
  const { version } = await transaction
    .insertInto('data_versions')
    .values({ data: change.data, version: 1 })
    .onConflict((conflict) =>
      conflict.column('data').doUpdateSet((row) => ({ version: row('data_versions.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return { ...change, version };
}

/** `tellOthers` reaches the other processes; what it loses they find by `noticeChanges`. */
export function createChanges(tellOthers: (change: RecordedChange) => void = () => {}): Changes {
  const emitter = new EventEmitter<{ change: [Change] }>();
  emitter.setMaxListeners(0);
  const known = new Map<DataChange['data'], number>();

  function hear({ version, ...change }: RecordedChange): void {
    const last = known.get(change.data) ?? 0;
    if (version <= last) return;
    known.set(change.data, version);
    emitter.emit('change', version === last + 1 ? change : { data: change.data });
  }

  return {
    publish(change) {
      if (!('version' in change)) return void emitter.emit('change', change);
      hear(change);
      tellOthers(change);
    },
    subscribe: (listener) => void emitter.on('change', listener),
    hear,
    forget: () => known.clear(),
  };
}

/** Compares what is known with what the database counts: finds what other processes changed and could not tell. */
export async function noticeChanges({ db, changes }: { db: Database; changes: Changes }): Promise<void> {
  try {
    for (const version of await db.selectFrom('data_versions').selectAll().execute()) changes.hear(version);
  } catch (error) {
    changes.forget();
    throw error;
  }
}
