// Exchanges for staff: the list, and the page of one.
import { type ExchangeState, exchangeStates, isReturnFree } from '@taana-baana/contract/exchanges.ts';
import type { MessageKind } from '@taana-baana/contract/content/customer-messages.ts';
import { exchangeWithinWorkingDays } from '@taana-baana/contract/limits.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type {
  ExchangeList,
  ExchangeListQuery,
  ExchangePage,
  ExchangeRow as WireRow,
} from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import type { ExchangeRow } from '../../../database/tables/exchange-tables.ts';
import type { Deps, MailDeps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { listProductPictures } from '../../catalog/products/products.service.ts';
import { listLines } from '../order/order-goods.repository.ts';
import { requireOrder } from '../order/order-records.service.ts';
import { countFromStock } from '../goods/stock/returns.service.ts';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import { toOwnOrigin } from '../../picture.mapping.ts';
import { creditFor } from '../actions/exchanges/exchange-credit.service.ts';
import { writeMessage } from '../order/customer-messages.service.ts';
import { returnAddress } from '../actions/exchanges/exchange-mail.ts';
import { isRefunded } from '../actions/exchanges/exchange-facts.service.ts';
import { readPhotoIds, toExchangedLines, toStoredLines } from '../goods/exchanges/exchange-records.service.ts';
import { workingDaysAfter } from '../goods/exchanges/exchange-window.service.ts';
import {
  findExchange,
  listExchanges,
  listExchangesOfOrders,
  listOrderNames,
  type OrderNames,
} from '../goods/exchanges/exchanges.repository.ts';

import {
  isWaitingForFee,
  movesFrom,
  openExchanges,
  toReturnedPieces,
} from '../actions/exchanges/move-exchange.service.ts';

const listed = 100;

export async function listExchangesOfTab(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { tab }: ExchangeListQuery,
): Promise<ExchangeList> {
  const isOpen = tab === 'open';
  const states = exchangeStates.filter((state) => openExchanges.includes(state) === isOpen);
  const rows = await listExchanges(deps.db, { states, direction: isOpen ? 'asc' : 'desc', limit: listed });
  const orders = await listOrderNames(
    deps.db,
    rows.map((row) => row.order_id),
  );
  return { exchanges: rows.map((row) => toRow(row, orders.get(row.order_id), deps)) };
}

/** Of these orders, oldest first. */
export async function listExchangesOf(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  orderIds: readonly string[],
): Promise<WireRow[]> {
  const rows = await listExchangesOfOrders(deps.db, orderIds);
  const orders = await listOrderNames(
    deps.db,
    rows.map((row) => row.order_id),
  );
  return rows.map((row) => toRow(row, orders.get(row.order_id), deps));
}

export async function readExchangePage(deps: MailDeps, id: string): Promise<ExchangePage> {
  const { db } = deps;
  const row = await findExchange(db, id);
  if (!row) throw new AppError('not-found', texts.exchangeNotFound);
  const orders = await listOrderNames(db, [row.order_id, row.replacement_id ?? '']);
  const lines = await listLines(db, [row.order_id]);
  const stored = toStoredLines(row);
  const productOf = new Map(lines.map((line) => [line.id, line.product_id]));
  const pictures = await listProductPictures(deps, [...new Set(productOf.values())]);
  const { state } = row;
  const isWaiting = await isWaitingForFee(db, row);
  const isPaidBack = state === 'received' && (await isRefunded(db, await requireOrder(db, row.order_id), row, lines));
  return {
    ...toRow(row, orders.get(row.order_id), deps),
    contact: contactOf(deps, row, orders.get(row.order_id)),
    comment: row.comment,
    photos: (await readPhotoIds(db, [row])).get(id) ?? [],
    isReturnFree: isReturnFree(row.reason),
    lines: toExchangedLines(row, lines).map((line, index) => {
      const wanted = stored[index];
      const [picture] = inColor(pictures.get(productOf.get(wanted?.line ?? '') ?? '') ?? [], wanted?.colorId ?? '');
      return { ...line, picture: picture ? toOwnOrigin(deps, picture) : null };
    }),
    receivedAt: row.received_at,
    waiting: isWaiting ? row.replacement_id : null,
    rejection: row.rejection,
    fromStock: await countFromStock(db, row.order_id, toReturnedPieces(row, lines)),
    replacement: (row.replacement_id && orders.get(row.replacement_id)?.number) || null,
    actions: {
      moves: movesFrom(state),
      replace: state === 'received' && !isPaidBack && !isWaiting,
      credit:
        state === 'received' && !isWaiting
          ? await creditFor(db, await requireOrder(db, row.order_id), row, lines)
          : null,
      reject: openExchanges.includes(state) && !isWaiting,
    },
  };
}

function contactOf(deps: Pick<Deps, 'settings'>, { state }: ExchangeRow, order?: OrderNames): ExchangePage['contact'] {
  if (!order || (order.mobile === null && order.email === null)) return null;
  const { mobile, email, number, customer } = order;
  const kind = kindOf[state];
  const values = { name: customer, order: number, address: returnAddress(deps) };
  return { mobile, email, messages: kind ? [{ ...writeMessage(deps, kind, values), isNow: true }] : [] };
}

const kindOf: Readonly<Partial<Record<ExchangeState, MessageKind>>> = {
  requested: 'sendBack',
  received: 'exchange',
};

function toRow(
  row: ExchangeRow,
  order: Pick<OrderNames, 'number' | 'customer'> | undefined,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
): WireRow {
  const dueOn =
    row.state === 'received' && row.received_at
      ? workingDaysAfter(row.received_at, exchangeWithinWorkingDays, settings.current().daysOff)
      : null;
  return {
    id: row.id,
    orderNumber: order?.number ?? '',
    customer: order?.customer ?? '',
    state: row.state,
    ...(row.withdrawn_at && { isWithdrawn: true }),
    reason: row.reason,
    pieces: toStoredLines(row).reduce((sum, { quantity }) => sum + quantity, 0),
    requestedAt: row.requested_at,
    dueOn,
    isLate: dueOn !== null && dueOn < indianDayOf(clock.now()),
  };
}
