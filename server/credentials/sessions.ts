// Sessions of customers and of staff: their tokens, how long they last, and the SQL that they share.
// Each statement carries the owner, or the token that is the owner's proof.
import { v7 } from 'uuid';
import type { SessionRow } from '../database/tables/account-tables.ts';
import type { Database } from '../database/tables.ts';
import { countWritten } from '../database/written.ts';
import type { Deps } from '../deps.ts';
import { deviceOf } from './device.ts';
import { hashToken, newToken } from './secret-tokens.ts';

/** Milliseconds. */
interface Lengths {
  /** Since the last use. */
  readonly idle: number;
  /** Since it was opened, however much it is used. */
  readonly inAll: number;
  /** A use is stored at most this often. */
  readonly usePause: number;
}

/** A session has ended if it was unused until `now` or opened at or before `openedBefore`. */
export interface SessionEnd {
  readonly now: string;
  readonly openedBefore: string;
}

/** Of one owner: more than anybody has devices. A further one ends the one unused for longest. */
const most = 20;

const owners = { sessions: 'customer_id', staff_sessions: 'staff_id' } as const;

export function sessionsIn(name: keyof typeof owners, { idle, inAll, usePause }: Lengths) {
  /** As if they were those of customers. */
  const [table, owner] = [name as 'sessions', owners[name] as 'customer_id'];
  const lastUsedFirst = (db: Database, ownerId: string) =>
    db.selectFrom(table).where(owner, '=', ownerId).orderBy('expires_at', 'desc').orderBy('id', 'desc');
  const deletion = (db: Database, ownerId: string) => db.deleteFrom(table).where(owner, '=', ownerId);
  const endAt = (now: Date): SessionEnd => ({ now: after(now, 0), openedBefore: after(now, -inAll) });

  return {
    endAt,

    /** A new one to store, and its token. */
    begin(now: Date, userAgent: string | undefined): { token: string; session: Omit<SessionRow, 'customer_id'> } {
      const token = newToken();
      const times = { created_at: after(now, 0), expires_at: after(now, idle) };
      return { token, session: { token_hash: hashToken(token), id: v7(), device: deviceOf(userAgent), ...times } };
    },

    /** The new end of one that is used now; undefined: a use was stored a moment ago. */
    extended: (expiresAt: string, now: Date): string | undefined =>
      Date.parse(expiresAt) - now.getTime() < idle - usePause ? after(now, idle) : undefined,

    /** The last used first. */
    async list(db: Database, ownerId: string, now: Date, isCurrent: (row: SessionRow) => boolean) {
      const { openedBefore } = endAt(now);
      const open = lastUsedFirst(db, ownerId).where('expires_at', '>', after(now, 0));
      const rows = await open.where('created_at', '>', openedBefore).selectAll().execute();
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        createdAt: row.created_at,
        lastSeenAt: after(new Date(row.expires_at), -idle),
        isCurrent: isCurrent(row),
      }));
    },

    end: (db: Database, id: string, ownerId: string): Promise<number> =>
      deletion(db, ownerId).where('id', '=', id).$call(countWritten),

    endAll: (db: Database, ownerId: string): Promise<number> => deletion(db, ownerId).$call(countWritten),

    endOthers: (db: Database, kept: string, ownerId: string): Promise<number> =>
      deletion(db, ownerId).where('id', '!=', kept).$call(countWritten),

    /** After a new one was stored. */
    async endBeyondMost(db: Database, ownerId: string): Promise<void> {
      const kept = lastUsedFirst(db, ownerId).select('token_hash').limit(most);
      await deletion(db, ownerId).where('token_hash', 'not in', kept).execute();
    },

    /** A job: deletes those that have ended. */
    async sweep({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
      const { now, openedBefore } = endAt(clock.now());
      await db
        .deleteFrom(table)
        .where((eb) => eb.or([eb('expires_at', '<=', now), eb('created_at', '<=', openedBefore)]))
        .execute();
    },
  };
}

const after = (time: Date, milliseconds: number): string => new Date(time.getTime() + milliseconds).toISOString();
