// A courier's file of what it paid: a dry run says what each row is, and then all of it is applied, or nothing.
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import {
  type Remittance,
  type RemittanceFile,
  type RemittanceToApply,
  RemittanceColumns,
  remittanceOutcomes,
} from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/money/cash-messages.ts';
import { batchesOf, listInBatches } from '../../../../database/batches.ts';
import type { CashEntryRow } from '../../../../database/tables/money/cash-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../../deps.ts';
import { ImportRejected } from '../../../../integrations/read-csv.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import * as repository from './cash-book.repository.ts';
import { type MatchedRow, keyOf, matchRows } from './match-remittance.ts';
import { type PaidRow, type ReadRemittance, readRemittance } from './read-remittance.ts';

/** Rows that are listed one by one; the others are only counted. */
const mostListed = 300;

/** What the file would do. Changes nothing. */
export async function checkRemittance({ db }: Pick<Deps, 'db'>, file: RemittanceFile): Promise<Remittance> {
  const read = await readFile(db, file);
  const matched = await match(db, read.rows, await repository.hasFile(db, hashOf(file)));
  return describe(read, matched);
}

/** Repeatable: what was applied before changes nothing. Throws `invalid` if a row is refused. */
export async function applyRemittance(deps: ChangeDeps, file: RemittanceToApply, actor: Actor): Promise<Remittance> {
  const read = await readFile(deps.db, file);
  if (!read.isMapped) throw new AppError('invalid', messages.notMapped, { fields: { columns: messages.notMapped } });
  const { courier, acceptsFreight } = file;
  return inTransaction(deps, async (trx) => {
    const at = deps.clock.now().toISOString();
    const id = v7();
    const remittance = { id, courier, file_hash: hashOf(file), staff_id: staffIdOf(actor), created_at: at };
    const isNew = await repository.insertRemittance(trx, remittance);
    await repository.saveColumns(trx, courier, JSON.stringify(read.columns));
    const { matched, problems } = await match(trx, read.rows, !isNew);
    const [problem] = [...read.problems, ...problems].toSorted((a, b) => a.row - b.row);
    if (problem) throw new AppError('invalid', messages.hasProblems(problem.row, problem.message));
    const fresh = matched.filter(({ outcome }) => outcome !== 'known');
    if (isNew && fresh.length === 0) await repository.deleteRemittance(trx, id);
    const entries = fresh.flatMap((row) => toEntries(row, remittance, acceptsFreight));
    for (const some of batchesOf(entries)) await repository.insertEntries(trx, some);
    if (fresh.length > 0) {
      const paise = fresh.reduce((sum, { received }) => sum + received, 0);
      const after = { rows: fresh.length, paise };
      await recordAction(trx, deps.clock, actor, {
        action: 'cash remittance',
        subject: `remittance ${courier}`,
        after,
      });
    }
    return describe(read, { matched, problems });
  });
}

async function readFile(db: Database, { courier, csv, columns }: RemittanceFile): Promise<ReadRemittance> {
  const known = columns === undefined ? await repository.findColumns(db, courier) : undefined;
  const chosen = columns ?? (known === undefined ? undefined : RemittanceColumns.parse(JSON.parse(known)));
  try {
    return await readRemittance(csv, chosen);
  } catch (error) {
    if (!(error instanceof ImportRejected)) throw error;
    throw new AppError('invalid', error.message, { fields: { csv: error.message } });
  }
}

const hashOf = ({ csv }: RemittanceFile): string => createHash('sha256').update(csv).digest('hex');

type Matched = ReturnType<typeof matchRows>;

/** `isKnown`: the whole file was applied before. */
async function match(db: Database, rows: readonly PaidRow[], isKnown: boolean): Promise<Matched> {
  const only = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean);
  const awbs = only(rows.map(({ awb }) => awb));
  const numbers = only(rows.map(({ order }) => order));
  const ofAwbs = await listInBatches(awbs, (some) => repository.listOwedByAwbs(db, some));
  const ofNumbers = await listInBatches(numbers, (some) => repository.listOwedByNumbers(db, some));
  const applied = await listInBatches(only(rows.map(({ awb, order }) => awb || order)), (some) =>
    repository.listApplied(db, some),
  );
  return matchRows(rows, {
    byAwb: Map.groupBy(ofAwbs, ({ awb }) => awb),
    byNumber: new Map(ofNumbers.map((one) => [one.number ?? '', one])),
    applied: new Set(
      isKnown
        ? rows.map(keyOf)
        : applied.map(({ awb, reference }) => keyOf({ awb: awb ?? '', order: '', reference: reference ?? '' })),
    ),
  });
}

function toEntries(
  { order_id, row, awb, order, reference, day, freightPaise, received, outcome }: MatchedRow,
  { id, courier, staff_id, created_at }: Parameters<typeof repository.insertRemittance>[1],
  acceptsFreight: boolean,
): CashEntryRow[] {
  const base = { order_id, remittance_id: id, row, courier, staff_id, created_at, note: null };
  const nothing = { outcome: null, freight_paise: 0, awb: null, reference: null, day: null };
  const kept = order_id === null ? 0 : freightPaise;
  return [
    {
      ...base,
      id: v7(),
      kind: 'received',
      paise: received,
      outcome,
      freight_paise: kept,
      awb: awb || order,
      reference,
      day,
    },
    ...(acceptsFreight && isFreightDue({ outcome, freightPaise: kept })
      ? [{ ...base, ...nothing, id: v7(), kind: 'freight' as const, paise: kept }]
      : []),
  ];
}

/** Kept of what the courier owed, so that it can be accepted. */
const isFreightDue = ({ outcome, freightPaise }: Pick<MatchedRow, 'outcome' | 'freightPaise'>): boolean =>
  freightPaise > 0 && ['freight', 'short', 'early'].includes(outcome);

function describe(read: ReadRemittance, { matched, problems }: Matched): Remittance {
  const all = [...read.problems, ...problems].toSorted((a, b) => a.row - b.row);
  const others = matched.filter(({ outcome }) => outcome !== 'exact' && outcome !== 'known');
  return {
    headings: [...read.headings],
    columns: read.columns,
    isMapped: read.isMapped,
    problems: { listed: all.slice(0, mostListed), total: all.length },
    sums: remittanceOutcomes.flatMap((outcome) => {
      const some = matched.filter((row) => row.outcome === outcome);
      const paise = some.reduce((sum, { received }) => sum + received, 0);
      return some.length === 0 ? [] : [{ outcome, rows: some.length, paise }];
    }),
    freightPaise: matched.filter(isFreightDue).reduce((sum, { freightPaise }) => sum + freightPaise, 0),
    rows: others.slice(0, mostListed).map(({ row, awb, order, number, outcome, received, freightPaise, beyond }) => ({
      row,
      awb: awb || order,
      order: number,
      outcome,
      paise: received,
      freightPaise,
      beyondPaise: beyond,
    })),
  };
}
