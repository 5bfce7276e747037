// Customers with an account, as staff who take an order find them.
import type { KnownCustomer } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import {
  type Contact,
  type FoundCustomer,
  findCustomer,
  listCustomersByContact,
} from './known-customers.repository.ts';
import { exactText, mobileDigits } from '@taana-baana/contract/typed/exact-text.ts';

/**
 * By the full e-mail or mobile number. Nobody is linked automatically: the member picks. Anybody can
 * type a number into an account, so an account counts as the caller's only if its e-mail is
 * confirmed, and is the given one or an order to the given number has arrived.
 */
export async function findKnownCustomers(
  { db }: Pick<Deps, 'db'>,
  contact: string,
): Promise<{ customers: KnownCustomer[]; unproved: number }> {
  const wanted = { email: exactText(contact).toLowerCase(), mobile: tenDigits(contact) };
  const rows = await listCustomersByContact(db, wanted);
  const proved = rows.filter((row) => isProved(row, wanted));
  const customers = proved.map(({ id, firstname, lastname, email, mobile }) => ({
    id,
    name: `${firstname} ${lastname}`,
    email,
    mobile,
  }));
  return { customers, unproved: rows.length - proved.length };
}

/** The account that an order names: the same rule as for those that are offered. */
export async function requireProvedCustomer(db: Database, id: string, contact: Contact): Promise<FoundCustomer> {
  const account = await findCustomer(db, id, contact.mobile);
  if (!account) throw new AppError('conflict', texts.customerUnknown);
  if (!isProved(account, contact)) throw new AppError('conflict', texts.customerUnproved);
  return account;
}

const tenDigits = (text: string): string => mobileDigits(text).replaceAll(/\D/g, '').slice(-10);

const isProved = (row: FoundCustomer, wanted: Pick<Contact, 'email'>): boolean =>
  row.email_confirmed_at !== null && (row.email === wanted.email || row.delivered !== null);
