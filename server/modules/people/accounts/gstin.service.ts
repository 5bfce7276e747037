// The GSTIN of a customer who is registered for GST. Invoices of later orders show it.
import type { CustomerGstin } from '@taana-baana/contract/schemas/selling/gstin.ts';
import type { Deps } from '../../../deps.ts';
import { findGstin, updateGstin } from './accounts.repository.ts';

export const readGstin = async ({ db }: Pick<Deps, 'db'>, customerId: string): Promise<CustomerGstin> => ({
  gstin: (await findGstin(db, customerId)) ?? null,
});

export async function saveGstin(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
  gstin: string | null,
): Promise<CustomerGstin> {
  await updateGstin(db, customerId, gstin);
  return { gstin };
}
