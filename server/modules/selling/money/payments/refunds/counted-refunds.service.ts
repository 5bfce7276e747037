// The refunds of an order that its tax documents reflect.
import type { Database } from '../../../../../database/tables.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { type LinePieces, toLinePieces } from './refund-lines.ts';
import { readBooks } from '../books.repository.ts';
import { isOwn, madeAtProvider, standingsOf } from './refund-sums.ts';

export interface CountedRefund {
  readonly id: string;
  /** What is refunded of the order's payment and store credit. */
  readonly paise: number;
  readonly pieces: readonly LinePieces[];
}

/** Refunds that count, of the payment that placed the order; oldest first. */
export const listCountedRefunds = async (db: Database, order: OrderRecord): Promise<CountedRefund[]> =>
  (await readCountedRefunds(db, order)).counted;

/**
 * `possible`: with those that may be one of ours, which has no answer yet. `exchangedPaise`: store
 * credit for pieces that came back.
 */
export async function readCountedRefunds(
  db: Database,
  order: OrderRecord,
): Promise<{ counted: CountedRefund[]; possible: CountedRefund[]; exchangedPaise: number }> {
  const books = await readBooks(db, order);
  const standings = standingsOf(books).filter(({ refund }) => isOwn(books, refund));
  const open = standings
    .map(({ refund }) => refund)
    .filter(
      ({ reason, status, provider_refund_id: known }) =>
        reason !== madeAtProvider && status === 'due' && known === null,
    );
  const toCounted = (some: typeof standings) => {
    const rows = some
      .toSorted(({ refund: a }, { refund: b }) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1))
      .map(({ refund, counted }) => ({
        id: refund.id,
        paise: counted + toPaise(refund.credit),
        pieces: toLinePieces(refund),
        partOf: refund.part_of ?? null,
      }));
    // A refund of two payments is one.
    const whole = (id: string) => rows.filter((row) => row.id === id || row.partOf === id);
    return rows
      .filter(({ partOf }) => !rows.some(({ id }) => id === partOf))
      .map(({ id, pieces }) => ({ id, pieces, paise: whole(id).reduce((sum, { paise }) => sum + paise, 0) }))
      .filter(({ paise }) => paise > 0);
  };
  return {
    counted: toCounted(standings.filter(({ refund }) => !canBeOneOf(open, refund))),
    possible: toCounted(standings),
    exchangedPaise: toPaise(books.exchanged),
  };
}

/**
 * It was noticed at the provider: it may be one of ours whose response was lost, or one made there
 * instead.
 */
const canBeOneOf = (open: readonly RefundRow[], { reason, amount_paise: paise }: RefundRow): boolean =>
  reason === madeAtProvider && open.some((ours) => ours.amount_paise === null || ours.amount_paise === paise);
