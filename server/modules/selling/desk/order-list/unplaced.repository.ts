// SQL for checkouts whose payment made no order. Each search ends in an index.
import { sql } from 'kysely';
import type { Database } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import { type SearchTerm, isMatch, lastCharacter } from './order-list.repository.ts';

/** With the data of the buyer's account, if it is open. */
export type UnplacedRow = OrderRow & {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
};

export interface UnplacedFilter {
  /** Only these orders. */
  readonly ids?: readonly string[] | undefined;
  /** One of them matches. */
  readonly terms?: readonly SearchTerm[] | undefined;
  /** UTC; `from` counts, `before` does not. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

/** Newest first. */
export async function listUnplaced(
  db: Database,
  { ids, terms, from, before }: UnplacedFilter,
  limit: number,
): Promise<UnplacedRow[]> {
  const matches = terms?.map(matchOf).filter((match) => match !== undefined);
  if (ids?.length === 0 || matches?.length === 0) return [];
  return db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .selectAll('orders')
    .select(['customers.firstname', 'customers.lastname', 'customers.mobile', 'customers.email'])
    .where('orders.number', 'is', null)
    .$if(ids !== undefined, (query) => query.where('orders.id', 'in', ids ?? []))
    .$if(matches !== undefined, (query) =>
      query.where('orders.id', 'in', sql<string>`(${sql.join(matches ?? [], sql` union `)})`),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.state', '=', 'cancelled')
          .where('payments.provider_payment_id', 'is not', null),
      ),
    )
    .$if(from !== undefined, (query) => query.where('orders.created_at', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('orders.created_at', '<', before ?? ''))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
}

/** Ids of orders. An order that is not placed has its contact in the account. */
function matchOf({ column, value, isBeginning }: SearchTerm) {
  switch (column) {
    case 'customer_mobile':
    case 'customer_email': {
      const name = sql.ref(column === 'customer_mobile' ? 'mobile' : 'email');
      const end = isBeginning ? value + lastCharacter : value;
      const isIn = isBeginning ? sql`${name} >= ${value} and ${name} < ${end}` : sql`${name} = ${value}`;
      return sql`select id from orders where ${isMatch({ column, value, isBeginning })}
        union select orders.id from customers join orders on orders.customer_id = customers.id where ${isIn}`;
    }
    case 'id':
    case 'customer_id':
    case 'provider_order_id':
    case 'payment':
      return sql`select id from orders where ${isMatch({ column, value, isBeginning })}`;
    default:
      return undefined;
  }
}
