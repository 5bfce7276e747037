// The numbers that tax documents have reached, for the settings.
import type { DocumentCounters } from '@taana-baana/contract/admin/schemas/selling/document-counters.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Deps } from '../../../../deps.ts';
import { listCounters } from './documents.repository.ts';
import { financialYearOf } from '@taana-baana/contract/calendar/financial-year.ts';

/** Of this financial year. */
export async function readCounters({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DocumentCounters> {
  const year = financialYearOf(indianDayOf(clock.now()));
  const counters = (await listCounters(db)).map(({ series, last }) => ({ series: series.split('/'), last }));
  return {
    year,
    counters: counters.flatMap(({ series: [prefix = '', of], last }) => (of === year ? [{ prefix, last }] : [])),
  };
}
