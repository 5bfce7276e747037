// SQL for the lists of subscribers in the admin.
import type { SubscriberTab } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { countRows } from '../../../database/count-rows.ts';
import type { NewsletterSubscriberRow } from '../../../database/tables/newsletter-tables.ts';
import type { Database, Tables } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';
import { isWaiting } from './newsletter.repository.ts';

type Builder = ExpressionBuilder<Tables, 'newsletter_subscribers'>;

/** Confirmed, or from a version that asked for no confirmation. */
export const isSubscribed = (eb: Builder) =>
  eb.and([eb('ended_at', 'is', null), eb.or([eb('confirmed_at', 'is not', null), eb('confirm_hash', 'is', null)])]);

const isInTab = {
  subscribed: isSubscribed,
  waiting: isWaiting,
  ended: (eb: Builder) => eb('ended_at', 'is not', null),
} as const satisfies Record<SubscriberTab, (eb: Builder) => unknown>;

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
