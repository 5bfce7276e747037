// Customers as staff who take an order find them: those with an account, and who ordered before.
import type { KnownCustomers } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { findOwnOrder } from '../../order/orders.repository.ts';
import {
  type Contact,
  type FoundCustomer,
  findCustomer,
  findGuest,
  listCustomersByContact,
} from './known-customers.repository.ts';
import { toAddress } from '../../order/orders.mapping.ts';
import { exactText, mobileDigits } from '@taana-baana/contract/typed/exact-text.ts';

/**
 * By the full e-mail or mobile number. Nobody is linked automatically: the member picks. Anybody can
 * type a number into an account, so an account counts as the caller's only if its e-mail is
 * confirmed, and is the given one or an order to the given number has arrived.
 */
export async function findKnownCustomers({ db }: Pick<Deps, 'db'>, contact: string): Promise<Required<KnownCustomers>> {
  const wanted = { email: exactText(contact).toLowerCase(), mobile: tenDigits(contact) };
  const rows = await listCustomersByContact(db, wanted);
  const proved = rows.filter((row) => isProved(row, wanted));
  const customers = proved.map(({ firstname, lastname, ...row }) => ({
    id: row.id,
    name: `${firstname} ${lastname}`,
    email: row.email,
    mobile: row.mobile,
    gstin: row.gstin,
    address: toAddress(row),
  }));
  const guest = wanted.mobile.length === 10 ? await findGuest(db, wanted.mobile) : undefined;
  const guests = guest
    ? [
        {
          name: guest.customer_name ?? '',
          email: guest.customer_email,
          gstin: guest.customer_gstin,
          business: guest.customer_business,
          address: toAddress(guest),
        },
      ]
    : [];
  return { customers, guests, unproved: rows.length - proved.length };
}

/**
 * The account that an order names: the same rule as for those that are offered. `addTo`: number of
 * an order of the account that the new one goes with.
 */
export async function requireProvedCustomer(
  db: Database,
  id: string,
  contact: Contact,
  addTo?: string,
): Promise<FoundCustomer> {
  const account = await findCustomer(db, id, contact.mobile);
  if (!account) throw new AppError('conflict', texts.customerUnknown);
  const isKnown = addTo !== undefined && (await findOwnOrder(db, id, addTo)) !== undefined;
  if (!isKnown && !isProved(account, contact)) throw new AppError('conflict', texts.customerUnproved);
  return account;
}

const tenDigits = (text: string): string => mobileDigits(text).replaceAll(/\D/g, '').slice(-10);

const isProved = (row: FoundCustomer, wanted: Pick<Contact, 'email'>): boolean =>
  row.email_confirmed_at !== null && (row.email === wanted.email || row.delivered !== null);
