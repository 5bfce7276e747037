// What My Orders shows of an order's exchanges, and what can still be exchanged.
import type { Exchange } from '@taana-baana/contract/schemas/selling/exchange.ts';
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { listPiecesRefunded } from '../../money/payments/refunds/refunded-pieces.service.ts';
import {
  readPhotoIds,
  sumPieces,
  toExchangedLines,
  toStoredLines,
} from '../../goods/exchanges/exchange-records.service.ts';
import { exchangeUntil } from '../../goods/exchanges/exchange-window.service.ts';
import * as exchanges from '../../goods/exchanges/exchanges.repository.ts';

/** What My Orders shows of an order. */
export interface ExchangeFacts {
  readonly exchanges: Exchange[];
  /** Null: the order is not delivered, or the exchange days are over. */
  readonly canExchangeUntil: string | null;
  /** Pieces of each line that are neither exchanged nor refunded; the days do not matter. */
  readonly left: ReadonlyMap<string, number>;
  /** Pieces of each line whose money is back. */
  readonly refunded: ReadonlyMap<string, number>;
}

/**
 * Of each order, by its id. Runs further statements if one is delivered or has exchanges.
 */
export async function readExchangeFacts(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  orders: readonly OrderRecord[],
  lines: readonly OrderLineRow[],
): Promise<ReadonlyMap<string, ExchangeFacts>> {
  const ids = orders.map(({ id }) => id);
  const all = await exchanges.listExchangesOfOrders(db, ids);
  const rows = Map.groupBy(all, (row) => row.order_id);
  const photos = await readPhotoIds(db, all);
  const delivered = orders.filter(({ status }) => status === 'Delivered').map(({ id }) => id);
  const deliveries = await exchanges.listDeliveries(db, delivered);
  const replacements = all.flatMap((row) => row.replacement_id ?? []);
  const numbers = await exchanges.listNumbers(db, replacements);
  const now = clock.now().toISOString();
  const until = new Map(
    orders.map((order) => {
      const at = deliveries.get(order.id);
      const end = at === undefined ? null : exchangeUntil(order.placedAt ?? at, at, settings);
      return [order.id, end !== null && now < end ? end : null] as const;
    }),
  );
  const refunded = await listPiecesRefunded(db, orders, lines);
  return new Map(
    orders.map((order) => {
      const own = rows.get(order.id) ?? [];
      const taken = sumPieces(own);
      const ownLines = lines.filter((line) => line.order_id === order.id);
      const left = ownLines.map(({ id, quantity }) => {
        const pieces = quantity - (taken.get(id) ?? 0) - (refunded.get(id) ?? 0);
        return [id, Math.max(0, pieces)] as const;
      });
      const facts: ExchangeFacts = {
        exchanges: own.map((row) => toExchange(row, ownLines, numbers, photos.get(row.id) ?? [])),
        canExchangeUntil: until.get(order.id) ?? null,
        left: new Map(left),
        refunded,
      };
      return [order.id, facts] as const;
    }),
  );
}

function toExchange(
  row: ExchangeRow,
  lines: readonly OrderLineRow[],
  numbers: ReadonlyMap<string, string>,
  photos: string[],
): Exchange {
  return {
    _id: row.id,
    state: row.state,
    reason: row.reason,
    comment: row.comment,
    lines: toExchangedLines(row, lines),
    ...(row.withdrawn_at && { isWithdrawn: true }),
    rejection: row.rejection,
    replacement: row.replacement_id === null ? null : numbers.get(row.replacement_id) || null,
    requestedAt: row.requested_at,
    photos,
  };
}

/** The money for pieces of the exchange is back, by refunds recorded since it was asked for. */
export async function isRefunded(
  db: Database,
  order: OrderRecord,
  row: ExchangeRow,
  bought: readonly OrderLineRow[],
): Promise<boolean> {
  const others = (await exchanges.listExchangesOfOrders(db, [order.id])).filter(({ id }) => id !== row.id);
  const taken = sumPieces(others);
  const refunded = await listPiecesRefunded(db, [order], bought);
  return toStoredLines(row).some(({ line, quantity }) => {
    const own = bought.find(({ id }) => id === line)?.quantity ?? 0;
    return quantity > own - (taken.get(line) ?? 0) - (refunded.get(line) ?? 0);
  });
}
