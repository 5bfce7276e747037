// Orders store the customer's name, mobile and e-mail at purchase, searchable; history, refunds and
// mails say whom and what they belong to. Indexes for the admin's lists.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

/** Only of placed orders. Their indexes hold all that a search needs. */
const searched = ['name_key', 'last_name_key', 'customer_mobile', 'customer_email'] as const;

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  for (const column of ['customer_name', ...searched])
    await schema.alterTable('orders').addColumn(column, text).execute();
  await schema.alterTable('order_events').addColumn('staff_id', text).execute();
  await schema.alterTable('refunds').addColumn('staff_id', text).execute();
  await schema.alterTable('refunds').addColumn('request_key', text).execute();
  await schema.alterTable('refunds').addColumn('request_amount', 'integer').execute();
  await schema.alterTable('mails').addColumn('order_id', text).execute();
  await keepCustomers(db as unknown as Kysely<Tables>);

  const placed = ['paid_at', 'id'];
  await schema
    .createIndex('orders_placed')
    .on('orders')
    .columns(placed)
    .where(sql`paid_at`, 'is not', null)
    .execute();
  await schema
    .createIndex('orders_status')
    .on('orders')
    .columns(['status', ...placed])
    .execute();
  await schema
    .createIndex('orders_note')
    .on('orders')
    .columns(placed)
    .where(sql`note`, 'is not', null)
    .execute();
  for (const column of searched) {
    const index = schema
      .createIndex(`orders_${column}`)
      .on('orders')
      .columns([column, ...placed, 'status']);
    await index.where(sql.ref(column), 'is not', null).execute();
  }
  await schema
    .createIndex('refunds_failed')
    .on('refunds')
    .column('order_id')
    .where(sql`status`, '=', 'failed')
    .execute();
  await schema.createIndex('refunds_request_key').on('refunds').column('request_key').unique().execute();
  await schema
    .createIndex('mails_order')
    .on('mails')
    .column('order_id')
    .where(sql`order_id`, 'is not', null)
    .execute();
  const given = schema.createIndex('mails_given_up').on('mails').column('created_at');
  await given
    .where(sql`sent_at`, 'is', null)
    .where(sql`try_at`, 'is', null)
    .execute();
  await schema.createIndex('enquiries_status').on('enquiries').columns(['status', 'created_at']).execute();
  await schema.createIndex('audit_log_subject').on('audit_log').columns(['subject', 'id']).execute();
}

interface Tables {
  orders: { id: string; customer_id: string; number: string | null };
  customers: { id: string; firstname: string; lastname: string; mobile: string; email: string };
}

const ordersAtOnce = 1000;

/** The customer's current data; nothing for a deleted account. */
async function keepCustomers(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .select(['orders.id', 'firstname', 'lastname', 'mobile', 'email'])
      .where('number', 'is not', null)
      .where('orders.id', '>', last)
      .orderBy('orders.id')
      .limit(ordersAtOnce)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? '';
    const values = rows.map(({ id, firstname, lastname, mobile, email }) => {
      const name = `${firstname} ${lastname}`;
      return sql`(${sql.join([id, name, toKey(name), toKey(`${lastname} ${firstname}`), mobile, email])})`;
    });
    await sql`update orders set customer_name = kept.column2, name_key = kept.column3,
        last_name_key = kept.column4, customer_mobile = kept.column5, customer_email = kept.column6
      from (values ${sql.join(values)}) as kept where orders.id = kept.column1`.execute(db);
  }
}

/** As `nameKey` of the orders made it when this migration was written. */
const toKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
