// Announces changes between processes by NOTIFY and LISTEN. Only speed depends on it:
// changes are found without it too.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Changes, type RecordedChange, noticeChanges } from '../changes.ts';
import type { Database } from '../tables.ts';

const name = 'shop_changes';
/** Milliseconds to wait for a connection, or for a reply on it. */
const patience = 5000;
/** Milliseconds before the next attempt to listen; doubles after each failure. */
const shortestPause = 250;
const maxPauseMs = 15_000;

export interface Channel {
  notify(change: RecordedChange): void;
  /**
   * Passes on what other processes announce until the channel is closed. Reconnects when the
   * connection is lost; announcements in between count as missed.
   */
  listen(changes: Changes): void;
  close(): Promise<void>;
}

export function openPostgresChannel(db: Database, url: string, log: Pick<Logger, 'warn' | 'info'>): Channel {
  const telling = new Set<Promise<unknown>>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let listening: Promise<void> | undefined;

  async function keepListening(changes: Changes): Promise<void> {
    let wait = shortestPause;
    let isLogged = false;
    const onConnected = () => {
      wait = shortestPause;
      if (isLogged) log.info('other processes are heard again');
      isLogged = false;
      changes.forget();
      noticeChanges({ db, changes }).catch(() => {
        // The job noticeChanges tries again.
      });
    };
    while (!closing.signal.aborted) {
      const reason = await listenOnce(changes, onConnected).catch((error: unknown) => error);
      if (closing.signal.aborted) return;
      if (!isLogged) log.warn({ err: reason }, 'other processes are not heard, only looked after every few seconds');
      isLogged = true;
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
      wait = Math.min(wait * 2, maxPauseMs);
    }
  }

  /** Resolves when the connection has ended. */
  async function listenOnce(changes: Changes, onConnected: () => void): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    });
    client = connection;
    const ended = new Promise<void>((resolve) => connection.once('end', resolve));
    // The 'end' event follows.
    connection.on('error', () => {});
    connection.on('notification', ({ payload = '' }) => changes.receive(JSON.parse(payload) as RecordedChange));
    try {
      await connection.connect();
      await connection.query(`listen ${name}`);
    } catch (error) {
      connection.end().catch(() => {});
      throw error;
    }
    onConnected();
    await ended;
  }

  return {
    notify(change) {
      const told = sql`select pg_notify(${name}, ${JSON.stringify(change)})`
        .execute(db)
        .catch((error: unknown) => log.warn({ err: error }, 'a change was not told to other processes: they will look'))
        .finally(() => telling.delete(told));
      telling.add(told);
    },
    listen: (changes) => {
      listening = keepListening(changes);
    },
    async close() {
      closing.abort();
      await Promise.all([...telling, client?.end(), listening]);
    },
  };
}
