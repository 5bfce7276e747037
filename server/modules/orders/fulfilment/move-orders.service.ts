// Many orders at once: each by itself, so that one which is refused does not keep the others.
import type { OrderStatus } from '@taana-baana/contract';
import type { MovedOrders, OrdersMove } from '@taana-baana/contract/admin/schemas/fulfilment.ts';
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../audit-log/audit-log.service.ts';
import { undoMove } from '../admin/undo-move.service.ts';
import { moveOrder } from '../order-admin.service.ts';
import { findOrderByReference } from '../orders.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>;
type Moved = MovedOrders['orders'][number];

/** In the order of the request. */
export function moveOrders(deps: Needs, { to, orders }: OrdersMove, actor: Actor): Promise<MovedOrders> {
  return forEach(deps, orders, ({ number, ...parcel }) => moveOrder(deps, number, to, actor, parcel));
}

/** Takes the actor's own last move of each order back. */
export function undoMoves(deps: Needs, numbers: readonly string[], actor: Actor): Promise<MovedOrders> {
  return forEach(
    deps,
    numbers.map((number) => ({ number })),
    ({ number }) => undoMove(deps, number, actor),
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
