// Lists subscribers, exports them, and removes one, for staff.
import type { Readable } from 'node:stream';
import {
  type Subscriber,
  type SubscriberList,
  type SubscriberQuery,
  subscribersListed,
} from '@taana-baana/contract/admin/schemas/content/newsletter.ts';
import type { SubscriberTab } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/newsletter-messages.ts';
import { indianTimeOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { type CsvColumn, writeCsv } from '../../../integrations/csv.ts';
import { AppError } from '../../app-error.ts';
import { readPage } from '../../list-page.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { toSubscriber } from './newsletter.mapping.ts';
import { countSubscribers, deleteSubscriberById, listSubscriberRows } from './newsletter.repository.ts';

export async function listSubscribers(
  { db }: Pick<Deps, 'db'>,
  { tab, search, after }: SubscriberQuery,
): Promise<SubscriberList> {
  const which = search ? { search } : { tab };
  const { rows, next } = await readPage(subscribersListed, (limit) => listSubscriberRows(db, which, { after, limit }));
  return {
    subscribers: rows.map(toSubscriber),
    counts: {
      subscribed: await countSubscribers(db, 'subscribed'),
      waiting: await countSubscribers(db, 'waiting'),
      ended: await countSubscribers(db, 'ended'),
    },
    next,
  };
}

const timeOf = (iso: string | null): string | null => (iso === null ? null : indianTimeOf(new Date(iso)));

const columns: readonly CsvColumn<Subscriber>[] = [
  { header: messages.csv.email, value: ({ email }) => email },
  { header: messages.csv.state, value: ({ state }) => state },
  { header: messages.csv.since, value: ({ since }) => timeOf(since) },
  { header: messages.csv.confirmedAt, value: ({ confirmedAt }) => timeOf(confirmedAt) },
  { header: messages.csv.endedAt, value: ({ endedAt }) => timeOf(endedAt) },
];

/** A CSV file, newest first. */
export async function exportSubscribers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tab: SubscriberTab,
  actor: Actor,
): Promise<Readable> {
  await recordAction(db, clock, actor, { action: 'newsletter export', subject: 'newsletter', after: { tab } });
  return writeCsv(columns, readAll(db, tab));
}

const readAtOnce = 1000;

async function* readAll(db: Database, tab: SubscriberTab): AsyncGenerator<Subscriber> {
  for (let after: string | undefined; ;) {
    const rows = await listSubscriberRows(db, { tab }, { after, limit: readAtOnce });
    yield* rows.map(toSubscriber);
    if (rows.length < readAtOnce) return;
    after = rows.at(-1)?.id;
  }
}

/** Deletes the whole subscription. Throws a 404 error if there is none. */
export function removeSubscriber(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await deleteSubscriberById(trx, id))) throw new AppError('not-found', messages.subscriberNotFound);
    await recordAction(trx, clock, actor, { action: 'newsletter remove', subject: `subscriber ${id}` });
    return undefined;
  });
}
