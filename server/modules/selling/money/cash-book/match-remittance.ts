// What each row of a courier's file is: compares what was paid with what is open of the order.
import type { RemittanceOutcome } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/money/cash-messages.ts';
import type { OwedCash } from './cash-book.repository.ts';
import type { PaidRow } from './read-remittance.ts';

export interface MatchedRow extends PaidRow {
  /** Null: of no cash order. */
  readonly order_id: string | null;
  readonly number: string | null;
  readonly outcome: RemittanceOutcome;
  /** Paise that the shop received, without the freight. */
  readonly received: number;
  /** Of a short one: what lacks. Of `twice`, what is too much. */
  readonly beyond: number;
}

export interface Known {
  readonly byAwb: ReadonlyMap<string, readonly OwedCash[]>;
  readonly byNumber: ReadonlyMap<string, OwedCash>;
  /** Keys of rows that were applied before. */
  readonly applied: ReadonlySet<string>;
}

/** A row with the same one is paid once. */
export const keyOf = ({ awb, order, reference }: Pick<PaidRow, 'awb' | 'order' | 'reference'>): string =>
  `${awb || order} ${reference}`;

/** In the order of the file, because rows of one order follow each other. */
export function matchRows(
  rows: readonly PaidRow[],
  { byAwb, byNumber, applied }: Known,
): { matched: MatchedRow[]; problems: { row: number; message: string }[] } {
  const seen = new Set(applied);
  const settled = new Map<string, number>();
  const matched: MatchedRow[] = [];
  const problems: { row: number; message: string }[] = [];
  for (const row of rows) {
    const ofAwb = byAwb.get(row.awb) ?? [];
    const named = byNumber.get(row.order);
    const owed = ofAwb.length > 1 ? undefined : (ofAwb[0] ?? named);
    if (ofAwb.length > 1) {
      const message = messages.problems.shared(
        row.awb,
        ofAwb.map(({ number }) => number ?? ''),
      );
      problems.push({ row: row.row, message });
    }
    const order = { order_id: owed?.id ?? null, number: owed?.number ?? null };
    if (seen.has(keyOf(row))) {
      matched.push({ ...row, ...order, outcome: 'known', received: row.paise, beyond: 0 });
      continue;
    }
    seen.add(keyOf(row));
    const open = owed ? owed.duePaise - owed.settledPaise - (settled.get(owed.id) ?? 0) : 0;
    const one = { ...row, ...order, ...compare(row, owed, open) };
    if (owed) settled.set(owed.id, (settled.get(owed.id) ?? 0) + one.received);
    matched.push(one);
  }
  return { matched, problems };
}

/** `open`: paise that the courier still has to pay of what it was to collect. */
function compare(
  { paise, freightPaise }: PaidRow,
  owed: OwedCash | undefined,
  open: number,
): Pick<MatchedRow, 'outcome' | 'received' | 'beyond'> {
  if (!owed) return { outcome: 'unknown', received: paise, beyond: 0 };
  // Some write what they collected and what they kept of it, some what they paid.
  const isWhole = paise + freightPaise > open && paise <= open;
  const received = isWhole ? paise - freightPaise : paise;
  if (owed.state === 'cancelled' && owed.status === 'Cancelled')
    return { outcome: 'returned', received, beyond: received };
  if (received > open) return { outcome: 'twice', received, beyond: received - Math.max(0, open) };
  const left = open - received - freightPaise;
  if (left > 0) return { outcome: 'short', received, beyond: left };
  if (owed.state !== 'captured') return { outcome: 'early', received, beyond: 0 };
  return { outcome: freightPaise > 0 ? 'freight' : 'exact', received, beyond: 0 };
}
