// Shows orders that wait for the payment of their link.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { WaitingOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as orderTexts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { listPieces } from '../order-list/order-list.repository.ts';
import { type LinkedOrder, findLinked, listWaiting } from '../../actions/take-order/payment-links.repository.ts';

const listed = 100;

/** The newest first. */
export async function listWaitingForPayment({ db }: Pick<Deps, 'db'>): Promise<{ orders: WaitingOrder[] }> {
  const rows = await listWaiting(db, listed);
  const pieces = await listPieces(
    db,
    rows.map(({ id }) => id),
  );
  return { orders: rows.map((row) => toWaiting(row, pieces.get(row.id) ?? 0)) };
}

/** Of an order with a payment link, also once it is paid or has ended. */
export async function readWaiting({ db }: Pick<Deps, 'db'>, id: string): Promise<WaitingOrder> {
  const row = await findLinked(db, id);
  if (!row) throw new AppError('not-found', orderTexts.orderNotFound(id));
  return toWaiting(row, (await listPieces(db, [id])).get(id) ?? 0);
}

function toWaiting(row: LinkedOrder, pieces: number): WaitingOrder {
  const state = row.number !== null ? 'paid' : row.status === paymentPendingStatus ? 'waiting' : 'ended';
  return {
    id: row.id,
    state,
    number: row.number,
    channel: row.channel ?? 'phone',
    name: row.customer_name ?? '',
    mobile: row.customer_mobile ?? '',
    total: row.total,
    pieces,
    createdAt: row.created_at,
    link: { url: row.url, expiresAt: row.expires_at },
  };
}
