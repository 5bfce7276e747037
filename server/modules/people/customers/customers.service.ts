// Customers for staff: the list with its groups, a customer's page, and notes about them.
import { type CustomerGroup, customersListed, groupRules } from '@taana-baana/contract/admin/paths/customer-groups.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type {
  CustomerList,
  CustomerListQuery,
  CustomerNoteForm,
  CustomerPage,
  CustomerRow as WireRow,
} from '@taana-baana/contract/admin/schemas/people/customers.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/customers.ts';
import { exactText, mobileDigits } from '@taana-baana/contract/typed/exact-text.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { cursorOf, placeOf, readPage } from '../../list-page.ts';
import { listReviewsOf } from '../../catalog/reviews/reviews.service.ts';
import { listExchangesOf } from '../../selling/desk/exchanges.service.ts';
import { listOrdersOf } from '../../selling/desk/order-list/order-list.service.ts';
import { toSearchTerms } from '../../selling/desk/order-list/order-search.service.ts';
import { readCredit } from '../../selling/money/store-credit/store-credit.service.ts';
import { cityOf } from '../../selling/order/customer-contact.service.ts';
import { listOrders } from '../../selling/order/orders.repository.ts';
import { type Actor, recordAction, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { toWireRow } from '../enquiries/enquiries.mapping.ts';
import { listEnquiriesOfEither } from '../enquiries/enquiries.repository.ts';
import { listMembers } from '../staff/staff-members.service.ts';
import {
  type Bought,
  type CustomerSearch,
  type FoundRow,
  type Group,
  type Known,
  findCustomer,
  findLastPurchase,
  insertCustomerNote,
  listAccounts,
  listBought,
  listCustomerNotes,
  listCustomers,
  listGuestIds,
  listOrderIds,
} from './customers.repository.ts';
import { readNoContact, readPieces, readUnfinished } from './unfinished.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Orders on a customer's page. */
const latest = 20;

export async function listCustomersOfGroup(
  { db, clock, settings }: Needs,
  { tab, search, after }: CustomerListQuery,
): Promise<CustomerList> {
  const filter = {
    // A search covers all groups.
    group: search ? undefined : groupOf(tab, clock.now()),
    search: search ? toSearch(search, settings.current().name) : undefined,
    after: placeOf(after),
  };
  const { rows, next } = await readPage(customersListed, (most) => listCustomers(db, filter, most), cursorOf);
  return { customers: await toRows(db, rows), next };
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

function groupOf(tab: CustomerGroup, now: Date): Group | undefined {
  const { unfinishedDays, newDays, loyalOrders, bigRupees, bigDays, asleepDays } = groupRules;
  const groups: Record<CustomerGroup, Group | undefined> = {
    all: undefined,
    unfinished: { unfinishedFrom: before(now, unfinishedDays) },
    new: { firstFrom: before(now, newDays) },
    loyal: { delivered: loyalOrders },
    big: { paid: { rupees: bigRupees, from: before(now, bigDays) } },
    asleep: { lastBefore: before(now, asleepDays) },
  };
  return groups[tab];
}

function toSearch(typed: string, shopName: string): CustomerSearch {
  const text = exactText(typed);
  const digits = mobileDigits(text);
  return {
    terms: toSearchTerms(text, { canReadContact: true, canReadDocuments: false, shopName }).filter(
      ({ column }) => column !== 'title' && column !== 'sku' && column !== 'awb',
    ),
    text,
    digits: /^\d+$/.test(digits) ? digits : undefined,
  };
}

async function toRows(db: Database, found: readonly FoundRow[]): Promise<WireRow[]> {
  const accounts = await listAccounts(
    db,
    found.map((row) => row.customer_id),
  );
  const orders = await listOrders(
    db,
    found.map(({ id }) => id),
  );
  const mobileOf = (row: FoundRow) =>
    accounts.some(({ id }) => id === row.customer_id) ? null : orders.find(({ id }) => id === row.id)?.customer_mobile;
  const guests = await listGuestIds(
    db,
    found.flatMap((row) => mobileOf(row) ?? []),
  );
  const bought = await listBought(db, [...accounts.map(({ id }) => id), ...guests.map((guest) => guest.customer_id)]);
  const piecesOf = await readPieces(
    db,
    found.flatMap(({ id, total }) => (total === undefined ? [] : id)),
  );
  return found.map((row) => {
    const account = accounts.find(({ id }) => id === row.customer_id);
    const last = orders.find(({ id }) => id === row.id);
    const mobile = mobileOf(row);
    const ids = new Set([
      row.customer_id,
      ...guests.filter((guest) => guest.customer_mobile === mobile).map((guest) => guest.customer_id),
    ]);
    return {
      id: row.customer_id,
      name: account ? `${account.firstname} ${account.lastname}` : last?.customer_name || texts.noName,
      mobile: account?.mobile ?? last?.customer_mobile ?? null,
      email: account?.email ?? last?.customer_email ?? null,
      city: (last && cityOf(last)) || null,
      hasAccount: account !== undefined,
      ...sumsOf(bought.filter((one) => ids.has(one.customer_id))),
      ...(row.total !== undefined && {
        checkout: { at: row.at, total: row.total, failure: row.failure ?? null, lines: piecesOf(row.id) },
      }),
    };
  });
}

const sumsOf = (bought: readonly Bought[]) => ({
  orders: bought.reduce((sum, { orders }) => sum + orders, 0),
  paid: Math.round(bought.reduce((sum, { paid }) => sum + paid, 0) / 100),
  lastOrderAt:
    bought
      .map(({ last }) => last)
      .toSorted()
      .at(-1) ?? null,
});

/** Looking is written down, because the page has all that the shop knows of somebody. */
export async function openCustomer(deps: Parameters<typeof readCustomer>[0], id: string, role: Role, actor: Actor) {
  const page = await readCustomer(deps, id, role);
  await recordAction(deps.db, deps.clock, actor, { action: 'customers look', subject: subjectOf(id) });
  return page;
}

export async function readCustomer(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  id: string,
  role: Role,
): Promise<CustomerPage> {
  const { db } = deps;
  const { account, ids } = await requireCustomer(db, id);
  const bought = await listBought(db, ids);
  const newest = await listOrdersOf(db, ids, { role, limit: latest });
  const last = await findLastPurchase(db, ids);
  const found = last ?? { customer_id: id, id, at: account?.created_at ?? '' };
  const [row] = await toRows(db, [found]);
  if (!row) throw notFound();
  const orderIds = await listOrderIds(db, ids);
  const { mobile, email } = row;
  const notes = await listCustomerNotes(db, ids);
  const members = await listMembers(
    db,
    notes.map((note) => note.staff_id),
  );
  return {
    ...row,
    id,
    firstOrderAt:
      bought
        .map(({ first }) => first)
        .toSorted()
        .at(0) ?? null,
    since: account?.created_at ?? null,
    latest: newest,
    noContact: await readNoContact(db, account),
    unfinished: account ? await readUnfinished(deps, id) : [],
    exchanges: (await listExchangesOf(deps, orderIds)).toReversed(),
    credit: account ? await readCredit(db, id) : null,
    enquiries: (await listEnquiriesOfEither(db, { mobile, email }, latest)).map(toWireRow),
    reviews: account ? await listReviewsOf(db, id) : [],
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      at: note.created_at,
      by: (note.staff_id !== null && members.get(note.staff_id)?.name) || null,
    })),
  };
}

/** The audit log does not contain the text: it is about the customer. */
export async function addCustomerNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { text }: CustomerNoteForm,
  actor: Actor,
): Promise<void> {
  await requireCustomer(db, id);
  await db.transaction().execute(async (trx) => {
    const created_at = clock.now().toISOString();
    await insertCustomerNote(trx, { id: v7(), customer_id: id, staff_id: staffIdOf(actor), text, created_at });
    await recordAction(trx, clock, actor, { action: 'customers note', subject: subjectOf(id) });
  });
}

async function requireCustomer(db: Database, id: string): Promise<Known> {
  const known = await findCustomer(db, id);
  if (!known) throw notFound();
  return known;
}

const notFound = () => new AppError('not-found', texts.notFound);
const subjectOf = (id: string): string => `customer ${id}`;
