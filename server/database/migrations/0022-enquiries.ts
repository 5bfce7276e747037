// Enquiries have a ticket, and answers; a mail can say where its answers go.
import { randomInt } from 'node:crypto';
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('mails').addColumn('reply_to', text).execute();
  // Null: taken by a process of the previous version, while both run.
  await schema.alterTable('enquiries').addColumn('ticket', text).execute();
  await giveTickets(db as unknown as Kysely<Tables>);
  await schema.createIndex('enquiries_ticket').on('enquiries').column('ticket').unique().execute();
  await schema.createIndex('enquiries_email').on('enquiries').column('email').execute();
  await schema.createIndex('enquiries_listed').on('enquiries').columns(['status', 'id']).execute();
  await schema
    .createTable('enquiry_answers')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('enquiry_id', text, (c) => c.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('enquiry_answers_enquiry')
    .on('enquiry_answers')
    .columns(['enquiry_id', 'created_at'])
    .execute();
}

interface Tables {
  enquiries: { id: string; ticket: string | null };
}

async function giveTickets(db: Kysely<Tables>): Promise<void> {
  const tickets = new Set<string>();
  for (const { id } of await db.selectFrom('enquiries').select('id').execute()) {
    let ticket = newTicket();
    while (tickets.has(ticket)) ticket = newTicket();
    tickets.add(ticket);
    await db.updateTable('enquiries').set({ ticket }).where('id', '=', id).execute();
  }
}

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** As the enquiries made it when this migration was written. */
const newTicket = (): string => `E-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
