// SQL for the report on offers: the orders that use one, and what became of them.
import { sql } from 'kysely';
import type { Database } from '../../../../database/tables.ts';
import { isEarlier } from '../sales/sales-table.repository.ts';
import { paidBack } from '../sales/sales.repository.ts';

/** Integers. `paise`: paid for its orders, less refunds. */
export interface OfferSums {
  readonly orders: number;
  readonly pieces: number;
  readonly discount: number;
  readonly paise: number;
  readonly returned: number;
  readonly firstTimeBuyers: number;
}

/** Refunded, or about to be, of what paid for the order. */
const refunded = sql`coalesce((select sum(${paidBack}) from payments
  inner join refunds on refunds.payment_id = payments.id
  where payments.order_id = orders.id and payments.state = 'captured'), 0)`;
const pieces = sql`(select coalesce(sum(quantity), 0) from order_lines where order_lines.order_id = orders.id)`;
const isReturned = sql`exists (select 1 from shipments
  where shipments.order_id = orders.id and returned_at is not null)`;
const isFirst = sql`orders.customer_mobile is not null
  and not ${isEarlier('customer_id')} and not ${isEarlier('customer_mobile')}`;

/** Of orders that have taken a use and kept it; `returned` also of those that gave it back. */
const sums = sql`sum(taken) as orders, cast(sum(taken * ${pieces}) as bigint) as pieces,
  cast(sum(discount) as bigint) as discount, cast(sum(taken * (orders.total * 100 - ${refunded})) as bigint) as paise,
  sum(case when ${isReturned} then 1 else 0 end) as returned,
  sum(case when taken = 1 and ${isFirst} then 1 else 0 end) as "firstTimeBuyers"`;
const taken = sql`max(case when state = 'taken' then 1 else 0 end) as taken,
  sum(case when state = 'taken' then rupees else 0 end) as discount`;

/** By offer. */
export async function listOfferSums(db: Database): Promise<(OfferSums & { readonly offer_id: string })[]> {
  const { rows } = await sql<OfferSums & { offer_id: string }>`
    select offer_id, ${sums}
    from (select offer_id, order_id, ${taken} from offer_uses group by offer_id, order_id) as used
    inner join orders on orders.id = order_id group by offer_id`.execute(db);
  return rows;
}

/** Of several offers together: an order that uses two of them counts once. */
export async function findSums(db: Database, offers: readonly string[]): Promise<OfferSums | undefined> {
  const { rows } = await sql<OfferSums>`
    select ${sums}
    from (select order_id, ${taken} from offer_uses where offer_id in (${sql.join(offers)}) group by order_id) as used
    inner join orders on orders.id = order_id having count(*) > 0`.execute(db);
  return rows[0];
}
