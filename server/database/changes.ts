// Tells caches in this process and in all others that the data behind them has changed.
import { EventEmitter } from 'node:events';
import type { Database } from './tables.ts';

/** `catalog`: products, colours and reviews. With `productId`: only the reviews of
 * that product, or its sold-out sizes. */
export interface DataChange {
  readonly data: 'catalog' | 'blog' | 'settings' | 'content';
  readonly productId?: string;
}

/** Versions of one kind of data are consecutive; the transaction of the change assigns them. */
export interface RecordedChange extends DataChange {
  readonly version: number;
}

/**
 * A queue has grown; `payment checks`: a shopper waits for the payment's result. Wakes only this
 * process's worker; other processes poll.
 */
export interface QueueChange {
  readonly data:
    | 'mails'
    | 'webhooks'
    | 'refunds'
    | 'payment checks'
    | 'backups'
    | 'photos'
    | 'imports'
    | 'documents'
    | 'pushes';
}

/** Changed settings have been loaded: from now on this process makes everything by them. */
export interface SettingsInForce {
  readonly data: 'settings in force';
}

/** Other offers are shown from now on: one has begun, ended, or was used up. */
export interface OffersInForce {
  readonly data: 'offers in force';
}

export type Change = DataChange | QueueChange | SettingsInForce | OffersInForce;

export interface Changes {
  /** For changes outside transactions; `inTransaction` publishes those of a transaction. */
  publish(change: RecordedChange | QueueChange | SettingsInForce | OffersInForce): void;
  subscribe(listener: (change: Change) => void): void;
  /**
   * A change made by another process. Ignored if already known. If versions were missed, listeners
   * are told that all of that data has changed.
   */
  receive(change: RecordedChange): void;
  /** The connection was lost: the next version received counts as a gap. */
  forget(): void;
}

/**
 * Counts a change. Call it as the last statement of the transaction: the
 * next writer waits for the commit.
 */
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

/** `notifyOthers` tells the other processes; `noticeChanges` finds what they did not receive. */
export function createChanges(notifyOthers: (change: RecordedChange) => void = () => {}): Changes {
  const emitter = new EventEmitter<{ change: [Change] }>();
  emitter.setMaxListeners(0);
  const known = new Map<DataChange['data'], number>();

  function receive({ version, ...change }: RecordedChange): void {
    const last = known.get(change.data) ?? 0;
    if (version <= last) return;
    known.set(change.data, version);
    emitter.emit('change', version === last + 1 ? change : { data: change.data });
  }

  return {
    publish(change) {
      if (!('version' in change)) return void emitter.emit('change', change);
      receive(change);
      notifyOthers(change);
    },
    subscribe: (listener) => void emitter.on('change', listener),
    receive,
    forget: () => known.clear(),
  };
}

/**
 * Compares the known versions with the database's, to find changes of other
 * processes that were never announced.
 */
export async function noticeChanges({ db, changes }: { db: Database; changes: Changes }): Promise<void> {
  try {
    for (const version of await db.selectFrom('data_versions').selectAll().execute()) changes.receive(version);
  } catch (error) {
    changes.forget();
    throw error;
  }
}
