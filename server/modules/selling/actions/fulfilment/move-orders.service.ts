// Moves many orders at once, each by itself, so that a refused one does not stop the others.
import type { OrderStatus } from '@taana-baana/contract';
import type { MovedOrders, OrdersMove } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { serverMessages } from '@taana-baana/contract';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { confirmByStaff } from '../cash-on-delivery/confirm-order.service.ts';
import { undoMove } from '../orders/undo-move.service.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { isShipping } from '../../order/transitions.service.ts';
import { findLastTransition, findOrderByReference } from '../../order/orders.repository.ts';
import { type Parcel, type ReturnedParcel, markReturned } from './ship-parcels.service.ts';
import { findParcel } from '../../goods/parcels/parcels.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>;
type Moved = MovedOrders['orders'][number];

/**
 * In the order of the request. A repeated request (its response was lost) gets the same result and
 * moves nothing.
 */
export function moveOrders(deps: Needs, { to, orders }: OrdersMove, actor: Actor): Promise<MovedOrders> {
  return forEach(deps, orders, ({ number, ...parcel }) =>
    moveOrder(deps, number, to, actor, parcel).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || !(await isDone(deps.db, number, to, actor, parcel))) throw error;
    }),
  );
}

/** The order's last move is the same move by the same member. */
async function isDone(
  db: Database,
  reference: string,
  to: OrderStatus,
  actor: Actor,
  { courier, awb }: Parcel,
): Promise<boolean> {
  const order = await findOrderByReference(db, reference);
  if (order?.status !== to) return false;
  const last = await findLastTransition(db, order.id);
  if (last?.staff_id !== staffIdOf(actor)) return false;
  if (!isShipping(to)) return true;
  const sent = await findParcel(db, order.id);
  return sent?.id === last.id && sent.awb === (awb ?? null) && sent.courier?.toLowerCase() === courier?.toLowerCase();
}

/** Their parcels came back. */
export const returnOrders = (
  deps: Needs,
  orders: readonly { readonly number: string }[],
  actor: Actor,
  parcel: ReturnedParcel,
): Promise<MovedOrders> => forEach(deps, orders, ({ number }) => markReturned(deps, number, actor, parcel));

/** Undoes the actor's own last move of each order. */
export function undoMoves(deps: Needs, numbers: readonly string[], actor: Actor): Promise<MovedOrders> {
  return forEach(
    deps,
    numbers.map((number) => ({ number })),
    ({ number }) => undoMove(deps, number, actor),
  );
}

/** Staff have called. */
export function confirmOrders(deps: Needs, numbers: readonly string[], actor: Actor): Promise<MovedOrders> {
  return forEach(
    deps,
    numbers.map((number) => ({ number })),
    ({ number }) => confirmByStaff(deps, number, actor),
  );
}

async function forEach<T extends { readonly number: string }>(
  { db, log }: Needs,
  wanted: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<MovedOrders> {
  const orders: Moved[] = [];
  for (const one of wanted) {
    const message = await work(one).then(
      () => null,
      (error: unknown) => {
        if (error instanceof AppError) return error.message;
        log.error({ err: error }, 'an order of many was not moved');
        return serverMessages.internal;
      },
    );
    const row = await findOrderByReference(db, one.number);
    const status = row?.number ? (row.status as OrderStatus) : null;
    orders.push({ number: row?.number ?? one.number, isMoved: message === null, status, message });
  }
  return { orders };
}
