// SQL for newsletter subscribers: in the shop, and their lists in the admin.
import { type ExpressionBuilder, sql } from 'kysely';
import type { NewsletterSubscriberRow } from '../../../database/tables/newsletter-tables.ts';
import type { Database, Tables } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';
import type { SubscriberTab } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import { countRows } from '../../../database/count-rows.ts';

type Builder = ExpressionBuilder<Tables, 'newsletter_subscribers'>;

const isWaiting = (eb: Builder) =>
  eb.and([eb('ended_at', 'is', null), eb('confirmed_at', 'is', null), eb('confirm_hash', 'is not', null)]);

/** Confirmed, or from a version that asked for no confirmation. */
export const isSubscribed = (eb: Builder) =>
  eb.and([eb('ended_at', 'is', null), eb.or([eb('confirmed_at', 'is not', null), eb('confirm_hash', 'is', null)])]);

const isInTab = {
  subscribed: isSubscribed,
  waiting: isWaiting,
  ended: (eb: Builder) => eb('ended_at', 'is not', null),
} as const satisfies Record<SubscriberTab, (eb: Builder) => unknown>;

/** Whether a row was added; an existing one stays as it is. */
export function insertSubscriber(db: Database, row: NewsletterSubscriberRow): Promise<boolean> {
  return db
    .insertInto('newsletter_subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .$call(anyWritten);
}

type Asked = Pick<NewsletterSubscriberRow, 'created_at' | 'confirm_hash' | 'confirm_until'>;

/** False unless it had ended. */
export function updateEndedSubscriber(db: Database, email: string, asked: Asked): Promise<boolean> {
  return db
    .updateTable('newsletter_subscribers')
    .set({ ...asked, confirmed_at: null, ended_at: null })
    .where('email', '=', email)
    .where('ended_at', 'is not', null)
    .$call(anyWritten);
}

/** False unless it waits. */
export function updateWaitingSubscriber(db: Database, email: string, asked: Asked): Promise<boolean> {
  return db
    .updateTable('newsletter_subscribers')
    .set(asked)
    .where('email', '=', email)
    .where(isWaiting)
    .$call(anyWritten);
}

/** By a link that works, or worked when it was used. False if there is none. */
export function updateConfirmed(db: Database, confirmHash: string, now: string): Promise<boolean> {
  return db
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where('confirm_hash', '=', confirmHash)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('confirm_until', '>', now)]))
    .$call(anyWritten);
}

/** Resolves to the e-mail; undefined if the token is unknown or was used before. */
export async function updateEndedByToken(db: Database, token: string, now: string): Promise<string | undefined> {
  const ended = await db
    .updateTable('newsletter_subscribers')
    .set({ ended_at: now })
    .where('unsubscribe_token', '=', token)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return ended?.email;
}

export function findSubscriber(db: Database, email: string): Promise<NewsletterSubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function deleteSubscriber(db: Database, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}

/** Subscriptions that ended, or were asked to confirm, at that time or before. */
export async function deleteOldSubscribers(db: Database, before: string): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where((eb) => eb.or([eb('ended_at', '<=', before), eb.and([isWaiting(eb), eb('created_at', '<=', before)])]))
    .execute();
}

/** Newest first. `search`: a part of the address, in any tab. `after`: an id. */
export function listSubscriberRows(
  db: Database,
  which: { readonly tab: SubscriberTab } | { readonly search: string },
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<NewsletterSubscriberRow[]> {
  const all = db.selectFrom('newsletter_subscribers').selectAll();
  const found =
    'tab' in which
      ? all.where(isInTab[which.tab])
      : all.where(sql<boolean>`email like ${`%${escaped(which.search)}%`} escape '!'`);
  return found
    .$if(after !== undefined, (query) => query.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** By e-mail, in lower case as stored. */
const escaped = (search: string): string => search.toLowerCase().replace(/[!%_]/g, '!$&');

export function countSubscribers(db: Database, tab: SubscriberTab): Promise<number> {
  return db.selectFrom('newsletter_subscribers').where(isInTab[tab]).$call(countRows);
}

/** False if there is none. */
export function deleteSubscriberById(db: Database, id: string): Promise<boolean> {
  return db.deleteFrom('newsletter_subscribers').where('id', '=', id).$call(anyWritten);
}

/** Current subscribers with a higher id, in the order of their ids. */
export function listSubscribedAfter(db: Database, id: string, limit: number): Promise<NewsletterSubscriberRow[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '>', id)
    .where(isSubscribed)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function countSubscribedAfter(db: Database, id: string): Promise<number> {
  return db.selectFrom('newsletter_subscribers').where('id', '>', id).where(isSubscribed).$call(countRows);
}
