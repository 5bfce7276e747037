// Parcels and notes of an order, and the change of status that a mail reports. Orders shipped
// before have no parcel.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('shipments')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
    .addColumn('courier', text)
    .addColumn('awb', text)
    .addColumn('track_token', text, (c) => c.notNull().unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('returned_at', text)
    .execute();
  await schema.createIndex('shipments_order').on('shipments').columns(['order_id', 'id']).execute();
  await schema
    .createIndex('shipments_awb')
    .on('shipments')
    .column('awb')
    .where(sql`awb`, 'is not', null)
    .execute();
  await schema
    .createIndex('shipments_without_awb')
    .on('shipments')
    .column('created_at')
    .where(sql`awb`, 'is', null)
    .execute();
  await schema
    .createIndex('shipments_returned')
    .on('shipments')
    .column('returned_at')
    .where(sql`returned_at`, 'is not', null)
    .execute();
  await schema
    .createTable('order_notes')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('order_notes_order').on('order_notes').columns(['order_id', 'id']).execute();
  await schema.alterTable('mails').addColumn('event_id', text).execute();
  await schema
    .createIndex('mails_event')
    .on('mails')
    .column('event_id')
    .where(sql`event_id`, 'is not', null)
    .execute();
}
