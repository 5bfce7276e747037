// The sandbox provider's data: orders, payments and refunds in Razorpay's form, stored in a table.
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../database/tables.ts';
import type { SandboxEntityRow } from '../../../database/tables/operation-tables.ts';

export interface SandboxOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string> | [];
  created_at: number;
}

export interface SandboxPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: string;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  fee: number | null;
  tax: number | null;
  captured: boolean;
  description: null;
  notes: [];
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
}

export interface SandboxRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: [];
  receipt: string | null;
  created_at: number;
  status: 'processed';
  speed_requested: string;
  speed_processed: string;
}

export interface SandboxLink {
  id: string;
  accept_partial: false;
  amount: number;
  amount_paid: number;
  currency: string;
  customer: Record<string, string>;
  description: string;
  expire_by: number;
  reference_id: string;
  short_url: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  /** Missing until it is paid. */
  order_id?: string;
  payments: null | { payment_id: string; amount: number; method: string; plink_id: string; status: string }[];
  created_at: number;
}

interface Kinds {
  order: SandboxOrder;
  payment: SandboxPayment;
  link: SandboxLink;
  refund: SandboxRefund;
  secret: { value: string };
}
type Kind = keyof Kinds;

export async function findEntity<K extends Kind>(db: Database, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const row = await db
    .selectFrom('sandbox_entities')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && read(row);
}

/** Unordered; of one parent, or all. */
export async function listEntities<K extends Kind>(db: Database, kind: K, parent?: string): Promise<Kinds[K][]> {
  const rows = await db
    .selectFrom('sandbox_entities')
    .select('body')
    .where('kind', '=', kind)
    .$if(parent !== undefined, (query) => query.where('parent', '=', parent ?? ''))
    .execute();
  return rows.map((row) => read<K>(row));
}

/** Returns the entity of that id, new or existing. */
export async function insertEntity<K extends Kind>(
  db: Database,
  kind: K,
  id: string,
  parent: string | null,
  body: Kinds[K],
): Promise<Kinds[K]> {
  await db
    .insertInto('sandbox_entities')
    .values({ id, kind, parent, body: JSON.stringify(body) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await findEntity(db, kind, id)) ?? body;
}

export async function updateEntity<K extends 'order' | 'payment' | 'link'>(
  db: Database,
  body: Kinds[K],
): Promise<void> {
  await db
    .updateTable('sandbox_entities')
    .set({ body: JSON.stringify(body) })
    .where('id', '=', body.id)
    .execute();
}

/**
 * Locks the order until the transaction ends, so that parallel payments
 * of it run one after the other.
 */
export const lockOrder = (trx: Database, id: string): Promise<SandboxOrder | undefined> => lock(trx, 'order', id);

/** Like `lockOrder`. */
export const lockLink = (trx: Database, id: string): Promise<SandboxLink | undefined> => lock(trx, 'link', id);

async function lock<K extends Kind>(trx: Database, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const row = await trx
    .updateTable('sandbox_entities')
    .set({ kind })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returning('body')
    .executeTakeFirst();
  return row && read<K>(row);
}

/** The sandbox's signing secret: created once per database, shown to nobody. */
export async function signingSecret(db: Database): Promise<string> {
  const id = 'signing-secret';
  const known = await findEntity(db, 'secret', id);
  return (known ?? (await insertEntity(db, 'secret', id, null, { value: randomBytes(32).toString('base64url') })))
    .value;
}

/** An id like the provider's; the same `seed` gives the same id. */
export function entityId(prefix: 'order' | 'pay' | 'plink' | 'rfnd' | 'setl', seed: string): string {
  const text = createHash('sha256').update(seed).digest('base64url').replace(/[-_]/g, '');
  return `${prefix}_${text.slice(0, 14)}`;
}

function read<K extends Kind>(row: Pick<SandboxEntityRow, 'body'>): Kinds[K] {
  return JSON.parse(row.body) as Kinds[K];
}
