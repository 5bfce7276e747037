// How much one account, and one network, may reserve of a size without paying. Beyond it a checkout
// goes on, but reserves nothing: behind one address of a phone network are thousands of shoppers.
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Database } from '../../../../database/tables.ts';

const hour = 3600_000;

/** Who reserves. Without a network only the account counts. */
export interface Reserver {
  readonly customerId: string;
  readonly network: string | null;
}

/**
 * Pieces in an hour. A reservation lasts a quarter of it: three accounts never hold all pieces for
 * an hour, and one network holds half of them at most.
 */
const bounds = {
  account: (stock: number) => Math.min(stock, Math.max(3, Math.ceil(stock / 4))),
  network: (stock: number) => 2 * stock,
} as const;

const subjectsOf = ({ customerId, network }: Reserver) => [
  { subject: hash(`account ${customerId}`), bound: bounds.account },
  ...(network === null ? [] : [{ subject: hash(`network ${network}`), bound: bounds.network }]),
];

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Pieces that it may still reserve. Call it while the variant is locked. */
export async function roomOf(
  trx: Database,
  reserver: Reserver,
  variant: { readonly id: string; readonly stock: number },
  at: Date,
): Promise<number> {
  const subjects = subjectsOf(reserver);
  const rows = await trx
    .selectFrom('reservation_uses')
    .select((eb) => ['subject', eb.fn.sum<number | string>('quantity').as('pieces')])
    .where('variant_id', '=', variant.id)
    .where(
      'subject',
      'in',
      subjects.map(({ subject }) => subject),
    )
    .where('at', '>', new Date(at.getTime() - hour).toISOString())
    .groupBy('subject')
    .execute();
  const used = new Map(rows.map(({ subject, pieces }) => [subject, Number(pieces)]));
  return Math.max(
    0,
    Math.min(...subjects.map(({ subject, bound }) => bound(variant.stock) - (used.get(subject) ?? 0))),
  );
}

/** Counts pieces that it reserves now; what is older than an hour goes. */
export async function countUse(
  trx: Database,
  reserver: Reserver,
  use: { readonly variantId: string; readonly quantity: number },
  at: Date,
): Promise<void> {
  const { variantId: variant_id, quantity } = use;
  const old = new Date(at.getTime() - hour).toISOString();
  await trx.deleteFrom('reservation_uses').where('variant_id', '=', variant_id).where('at', '<=', old).execute();
  const rows = subjectsOf(reserver).map(({ subject }) => ({
    id: v7(),
    variant_id,
    subject,
    quantity,
    at: at.toISOString(),
  }));
  await trx.insertInto('reservation_uses').values(rows).execute();
}
