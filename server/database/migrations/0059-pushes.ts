// Messages to the devices of staff (web push): the shop's keys, the devices, what waits to be sent,
// and which kinds each member wants there.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('push_keys')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('public_key', text, (c) => c.notNull())
    .addColumn('private_key', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('push_subscriptions')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('staff_id', text, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('session_id', text, (c) => c.notNull())
    .addColumn('endpoint', text, (c) => c.notNull().unique())
    .addColumn('p256dh', text, (c) => c.notNull())
    .addColumn('auth', text, (c) => c.notNull())
    .addColumn('device', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('push_subscriptions_staff').on('push_subscriptions').column('staff_id').execute();
  await schema
    .createTable('push_messages')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('subscription_id', text, (c) => c.notNull().references('push_subscriptions.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('path', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('try_at', text, (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('push_messages_due').on('push_messages').column('try_at').execute();
  await schema.createIndex('push_messages_subscription').on('push_messages').column('subscription_id').execute();
  await schema.alterTable('staff_notifications').addColumn('by_push', 'integer').execute();
}
