// What unpaid checkouts and unpaid orders of staff hold of the counted stock; staff release what a
// checkout holds. A later payment follows the rule for every payment whose reservation is over.
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { ReservedList, ReservedOrder } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock-messages.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import * as reservations from './reservations.repository.ts';
import { release } from './reservations.service.ts';

const maxListed = 100;

/** The most pieces first. Who holds them only for roles that may see contacts of every order. */
export async function listReserved({ db }: Pick<Deps, 'db'>, role: Role): Promise<ReservedList> {
  const rows = await reservations.listReservedPieces(db);
  const orders = [...Map.groupBy(rows, (row) => row.order_id).values()]
    .map((pieces) => ({ pieces, sum: reservations.sumOf(pieces) }))
    .toSorted((one, other) => other.sum - one.sum)
    .map(({ pieces }) => toReservedOrder(pieces, isPermitted(role, 'contact.read')));
  return { orders: orders.slice(0, maxListed), total: orders.length, pieces: reservations.sumOf(rows) };
}

function toReservedOrder(rows: readonly reservations.ReservedPieceRow[], canSeeWho: boolean): ReservedOrder {
  const first = rows[0] as reservations.ReservedPieceRow;
  const { firstname, lastname, email } = first;
  return {
    id: first.order_id,
    isCheckout: first.channel === null,
    who: canSeeWho && email !== null ? { name: [firstname, lastname].filter(Boolean).join(' '), email } : null,
    since: first.created_at,
    until: first.expires_at,
    pieces: rows.map((row) => ({
      product: row.product_id,
      title: row.title ?? row.product_id,
      color: row.color_title ?? '',
      size: row.size,
      quantity: row.quantity,
    })),
  };
}

/**
 * Releases what a checkout holds. Orders that staff took are withdrawn instead: their payment link
 * has to end. Throws `conflict` if nothing is reserved any more.
 */
export function releaseReserved(deps: ChangeDeps, id: string, actor: Actor): Promise<number> {
  return inTransaction(deps, async (trx) => {
    const order = await reservations.lockReservingOrder(trx, id);
    if (!order) throw new AppError('conflict', texts.nothingReserved);
    if (order.channel !== null) throw new AppError('conflict', texts.reservedByStaff);
    const pieces = reservations.sumOf(await reservations.listReservationsOfOrder(trx, id));
    await release(trx, id);
    await recordAction(trx, deps.clock, actor, {
      action: 'stock release',
      subject: `checkout ${id}`,
      before: { pieces },
      after: { pieces: 0 },
    });
    return pieces;
  });
}
