// What each offer brought, and those of one label together.
import type { Readable } from 'node:stream';
import type { OfferReport } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { csv } from '@taana-baana/contract/admin/texts/selling/offer-messages.ts';
import type { Deps } from '../../../../deps.ts';
import { type CsvColumn, writeCsv } from '../../../../integrations/csv.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { termsOf } from '../../money/offers/offers.mapping.ts';
import { listSavedOffers } from '../../money/offers/offers.repository.ts';
import { type OfferSums, findSums, listOfferSums } from './offer-report.repository.ts';

type Row = OfferReport['offers'][number];
type Figures = Omit<Row, 'id' | 'title' | 'label'>;

const nothing: OfferSums = { orders: 0, pieces: 0, discount: 0, paise: 0, returned: 0, firstTimeBuyers: 0 };

/** Published offers, the newest first; labels by the alphabet, in any letter case one. */
export async function readOfferReport({ db }: Pick<Deps, 'db'>): Promise<OfferReport> {
  const sums = new Map((await listOfferSums(db)).map((row) => [row.offer_id, row]));
  const published = (await listSavedOffers(db)).filter((row) => row.published_at !== null);
  const offers = published.map((row): Row => {
    const { title, label } = termsOf(row);
    return { id: row.id, title, label: label || null, ...toFigures(sums.get(row.id)) };
  });
  const labels: OfferReport['labels'] = [];
  const byLabel = Map.groupBy(offers, ({ label }) => label?.toLowerCase());
  for (const [key, rows] of byLabel) {
    const ids = rows.map(({ id }) => id);
    if (key !== undefined) labels.push({ label: rows[0]?.label ?? key, ...toFigures(await findSums(db, ids)) });
  }
  return { offers, labels: labels.toSorted((one, other) => one.label.localeCompare(other.label)) };
}

const toFigures = (sums = nothing): Figures => ({
  orders: sums.orders,
  pieces: sums.pieces,
  discount: sums.discount,
  net: Math.round(sums.paise / 100),
  returned: sums.returned,
  firstTimeBuyers: sums.firstTimeBuyers,
});

const columns: readonly CsvColumn<Row>[] = [
  { header: csv.title, value: ({ title }) => title },
  { header: csv.label, value: ({ label }) => label },
  { header: csv.orders, value: ({ orders }) => orders },
  { header: csv.pieces, value: ({ pieces }) => pieces },
  { header: csv.discount, value: ({ discount }) => discount },
  { header: csv.net, value: ({ net }) => net },
  { header: csv.returned, value: ({ returned }) => returned },
  { header: csv.firstTimeBuyers, value: ({ firstTimeBuyers }) => firstTimeBuyers },
];

/** A CSV file, a row for each offer. */
export async function exportOfferReport({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Readable> {
  await recordAction(db, clock, actor, { action: 'offers export report', subject: 'offers' });
  return writeCsv(columns, (await readOfferReport({ db })).offers);
}
