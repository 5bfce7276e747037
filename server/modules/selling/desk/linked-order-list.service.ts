// Shows orders that wait for the payment of their link.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { LinkedOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as orderTexts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { writeMessage } from '../order/customer-messages.service.ts';
import { listPieces } from './order-list/order-list.repository.ts';
import { type LinkedOrderRow, findLinked, listWaiting } from '../actions/manual-orders/payment-links.repository.ts';

const listed = 100;
type Needs = Pick<Deps, 'db' | 'settings'>;

/** The newest first. */
export async function listLinkedOrders(deps: Needs): Promise<{ orders: LinkedOrder[] }> {
  const { db } = deps;
  const rows = await listWaiting(db, listed);
  const pieces = await listPieces(
    db,
    rows.map(({ id }) => id),
  );
  return { orders: rows.map((row) => toLinkedOrder(deps, row, pieces.get(row.id) ?? 0)) };
}

/** Of an order with a payment link, also once it is paid or has ended. */
export async function readLinkedOrder(deps: Needs, id: string): Promise<LinkedOrder> {
  const { db } = deps;
  const row = await findLinked(db, id);
  if (!row) throw new AppError('not-found', orderTexts.orderNotFound(id));
  return toLinkedOrder(deps, row, (await listPieces(db, [id])).get(id) ?? 0);
}

function toLinkedOrder(deps: Needs, row: LinkedOrderRow, pieces: number): LinkedOrder {
  const name = row.customer_name ?? '';
  const asked = writeMessage(deps, 'payment', { name, total: formatRupees(row.total), link: row.url });
  const state = row.number !== null ? 'paid' : row.status === paymentPendingStatus ? 'waiting' : 'ended';
  return {
    id: row.id,
    state,
    number: row.number,
    channel: row.channel ?? 'phone',
    name,
    mobile: row.customer_mobile ?? '',
    total: row.total,
    pieces,
    createdAt: row.created_at,
    link: { url: row.url, expiresAt: row.expires_at },
    message: asked.text ?? row.url,
  };
}
