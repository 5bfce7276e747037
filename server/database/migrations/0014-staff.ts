// Members of staff: invitations, passkeys, recovery codes, sessions; and the log of what they do.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('staff')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('role', text, (c) => c.notNull())
    .addColumn('password_hash', text)
    .addColumn('app_secret', text)
    .addColumn('new_app_secret', text)
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('disabled_at', text)
    .execute();
  await schema
    .createTable('staff_invitations')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('role', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('staff_passkeys')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('staff_id', text, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('public_key', text, (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('device', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_used_at', text)
    .execute();
  await schema.createIndex('staff_passkeys_staff').on('staff_passkeys').column('staff_id').execute();
  await schema
    .createTable('staff_recovery_codes')
    .addColumn('staff_id', text, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('code_hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('staff_recovery_codes_key', ['staff_id', 'code_hash'])
    .execute();
  await schema
    .createTable('staff_sessions')
    .addColumn('token_hash', text, (c) => c.notNull().primaryKey())
    .addColumn('id', text, (c) => c.notNull().unique())
    .addColumn('staff_id', text, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('device', text, (c) => c.notNull())
    .addColumn('needs_set_up', 'integer', (c) => c.notNull())
    .addColumn('proven_until', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('staff_sessions_staff').on('staff_sessions').column('staff_id').execute();
  await schema
    .createTable('staff_challenges')
    .addColumn('hash', text, (c) => c.notNull().primaryKey())
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('session_id', text)
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('staff_networks')
    .addColumn('staff_id', text, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('network_hash', text, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('staff_networks_key', ['staff_id', 'network_hash'])
    .execute();
  await schema
    .createTable('audit_log')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('channel', text, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('before', text)
    .addColumn('after', text)
    .addColumn('request_id', text)
    .execute();
}
