// What couriers owe of the cash that they collected, by courier and age, and what is to be claimed.
import type { Readable } from 'node:stream';
import { type CashBook, type OpenCash, cashAges } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import { addDays, indianDayOf, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Deps } from '../../../../deps.ts';
import { type CsvColumn, amount, writeCsv } from '../../../../integrations/csv.ts';
import * as repository from './cash-figures.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

const mostListed = 100;
const filesListed = 10;

export async function readCashBook(deps: Needs): Promise<CashBook> {
  const { db } = deps;
  const since = missingSince(deps);
  const sums = await repository.sumByCourier(
    db,
    cashAges.flatMap(([, to]) => (to === null ? [] : [daysAgo(deps, to)])),
  );
  return {
    claimDays: deps.settings.current().cash.claimDays,
    couriers: sums.map(({ courier, orders, due, received, lost, aged }) => ({
      courier,
      orders,
      deliveredPaise: due,
      receivedPaise: received,
      lostPaise: lost,
      outstandingPaise: due - received - lost,
      agedPaise: [...aged],
    })),
    open: (await repository.listOpen(db, since, mostListed)).map(toOpen),
    total: await repository.countOpen(db, since),
    unknown: await repository.listUnknown(db, mostListed),
    files: await repository.listFiles(db, filesListed),
  };
}

/** What couriers have to pay still: of orders that they paid in part, or not at all in time. */
export async function exportClaims(deps: Needs): Promise<Readable> {
  const open = (await repository.listOpen(deps.db, missingSince(deps))).map(toOpen);
  const { columns, faults } = texts;
  const claims: readonly CsvColumn<OpenCash>[] = [
    { header: columns.courier, value: ({ courier }) => courier },
    { header: columns.awb, value: ({ awb }) => awb },
    { header: columns.order, value: ({ number }) => number },
    { header: columns.delivered, value: ({ deliveredAt }) => deliveredAt && indianDayOf(new Date(deliveredAt)) },
    { header: columns.collected, value: ({ duePaise }) => amount(duePaise) },
    { header: columns.received, value: ({ receivedPaise }) => amount(receivedPaise) },
    { header: columns.freight, value: ({ freightPaise }) => amount(freightPaise) },
    { header: columns.outstanding, value: ({ outstandingPaise }) => amount(outstandingPaise) },
    { header: columns.why, value: ({ fault }) => faults[fault] },
  ];
  return writeCsv(
    claims,
    open.filter(({ outstandingPaise }) => outstandingPaise > 0),
  );
}

/** When the day began that many days ago. */
const daysAgo = ({ clock }: Needs, days: number): string => startOfDay(addDays(indianDayOf(clock.now()), -days));

/** What was delivered before is missing, if nothing came. */
const missingSince = (deps: Needs): string => daysAgo(deps, deps.settings.current().cash.claimDays);

function toOpen({ number, courier, awb, captured_at: deliveredAt, ...sums }: repository.OpenRow): OpenCash {
  const outstandingPaise = Number(sums.outstanding);
  const receivedPaise = Number(sums.received);
  return {
    number,
    courier,
    awb,
    deliveredAt,
    duePaise: Number(sums.due),
    receivedPaise,
    freightPaise: Math.max(0, Math.min(Number(sums.freight), outstandingPaise)),
    outstandingPaise,
    fault: outstandingPaise < 0 ? 'too much' : receivedPaise > 0 ? 'short' : 'missing',
  };
}
