// SQL for an order's page in the admin. Each statement waits for the one before, so one reads much.
import { sql } from 'kysely';
import type { MailRow } from '../../../../database/tables/operation-tables.ts';
import type { OrderEventRow } from '../../../../database/tables/order-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { isReferredTo } from '../../order/orders.repository.ts';

/**
 * The order that the reference means, then the order that it replaces, and so on to the one that was
 * paid. Each with the account of its customer, its latest parcel, and what is counted for its page.
 */
export function listWithReplaced(db: Database, reference: string) {
  return db
    .withRecursive('chain(id, parent_id, depth)', (cte) =>
      cte
        .selectFrom('orders')
        .select(['id', 'parent_id', sql<number>`0`.as('depth')])
        .where(isReferredTo(reference))
        .unionAll(
          cte
            .selectFrom('chain')
            .innerJoin('orders', 'orders.id', 'chain.parent_id')
            .select(['orders.id', 'orders.parent_id', sql<number>`chain.depth + 1`.as('depth')]),
        ),
    )
    .selectFrom('chain')
    .innerJoin('orders', 'orders.id', 'chain.id')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('shipments as parcel', (join) =>
      join.on('parcel.id', '=', (eb) =>
        eb
          .selectFrom('shipments')
          .select((latest) => latest.fn.max('shipments.id').as('id'))
          .whereRef('shipments.order_id', '=', 'orders.id'),
      ),
    )
    .selectAll('orders')
    .select(['customers.id as account_id', 'customers.mobile as account_mobile', 'customers.email as account_email'])
    .select(['parcel.id as parcel_id', 'parcel.courier', 'parcel.awb', 'parcel.track_token'])
    .select(['parcel.created_at as shipped_at', 'parcel.returned_at'])
    .select((eb) => [
      eb
        .selectFrom('orders as earlier')
        .select((earlier) => earlier.fn.countAll<number>().as('count'))
        .whereRef('earlier.customer_id', '=', 'orders.customer_id')
        .whereRef('earlier.placed_at', '<', 'orders.placed_at')
        .as('earlier_orders'),
      eb
        .selectFrom('store_credit_entries as entry')
        .select((entry) => entry.fn.sum<number | string | null>('entry.amount').as('sum'))
        .whereRef('entry.customer_id', '=', 'orders.customer_id')
        .as('credit_balance'),
      eb
        .selectFrom('exchanges')
        .select((exchange) => exchange.fn.countAll<number>().as('count'))
        .whereRef('exchanges.order_id', '=', 'orders.id')
        .where('exchanges.state', '!=', 'rejected')
        .as('exchanges_asked'),
      eb
        .selectFrom('stock_movements as movement')
        .innerJoin('product_variants', 'product_variants.id', 'movement.variant_id')
        .select((movement) => movement.neg(movement.fn.sum<number | null>('movement.delta')).as('sum'))
        .whereRef('movement.order_id', '=', 'orders.id')
        // A write-off follows a return.
        .where('movement.reason', '!=', 'written off')
        .as('from_stock'),
    ])
    .orderBy('chain.depth')
    .execute();
}

export type ShownOrderRow = Awaited<ReturnType<typeof listWithReplaced>>[number];

/** `text`: what happened, the note, the action, or the mail's subject. Empty: the status changed. */
export type HappenedRow = Pick<
  OrderEventRow,
  'id' | 'created_at' | 'staff_id' | 'from_status' | 'to_status' | 'cause'
> &
  Pick<MailRow, 'event_id' | 'sent_at' | 'try_at' | 'tries'> & {
    readonly source: Source;
    readonly text: string;
    readonly on_slip: number;
  };
type Source = 'event' | 'note' | 'action' | 'mail';

const none = <T extends string | null = string>() => sql<T>`''`;
const noChange = [none().as('from_status'), none().as('to_status'), none().as('cause')] as const;
const notOnSlip = sql<number>`0`.as('on_slip');
const noMail = [
  none<string | null>().as('event_id'),
  none<string | null>().as('sent_at'),
  none<string | null>().as('try_at'),
  sql<number>`0`.as('tries'),
] as const;

/** Its history, notes, mails, and what staff did with it: the audit log knows it by its name. Oldest first. */
export function listHappened(db: Database, id: string, name: string): Promise<HappenedRow[]> {
  const sourceIs = (source: Source) => sql<Source>`${sql.lit(source)}`.as('source');
  return db
    .selectFrom('order_events')
    .select((eb) => [sourceIs('event'), 'id', 'created_at', 'staff_id', eb.fn.coalesce('what', none()).as('text')])
    .select(['from_status', 'to_status', 'cause', ...noMail, notOnSlip])
    .where('order_id', '=', id)
    .unionAll(
      db
        .selectFrom('order_notes')
        .select([sourceIs('note'), 'id', 'created_at', 'staff_id', 'text', ...noChange, ...noMail, 'on_slip'])
        .where('order_id', '=', id),
    )
    .unionAll(
      db
        .selectFrom('audit_log')
        .select([
          sourceIs('action'),
          'id',
          'at as created_at',
          'staff_id',
          'action as text',
          ...noChange,
          ...noMail,
          notOnSlip,
        ])
        .where('subject', '=', name),
    )
    .unionAll(
      db
        .selectFrom('mails')
        .select([sourceIs('mail'), 'id', 'created_at', sql<null>`null`.as('staff_id'), 'subject as text', ...noChange])
        .select(['event_id', 'sent_at', 'try_at', 'tries', notOnSlip])
        .where('order_id', '=', id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
