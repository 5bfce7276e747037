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

export function createChanges(): Changes {
  const emitter = new EventEmitter<{ change: [Change] }>();
  emitter.setMaxListeners(0);
  return {
    publish: (change) => void emitter.emit('change', change),
    subscribe: (listener) => void emitter.on('change', listener),
  };
}
