// Uses of offers: a checkout reserves them, the placement takes them, whatever ends the order gives
// them back, once. Runs in a transaction that has locked customer and order, after stock's variants;
// offers are locked sorted by id, so that no two checkouts deadlock.
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import { serverMessages } from '@taana-baana/contract';
import type { OfferUseRow } from '../../../../database/tables/offer-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Clock } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { reservedUntil, reservationLength } from '../../goods/stock/reservations.service.ts';
import { type OrderRecord, isAdjusted } from '../../order/orders.mapping.ts';
import { type Buyer, readPerson } from './shopper/people.service.ts';
import { termsOf } from './offers.mapping.ts';
import * as repository from './uses.repository.ts';

/** What an order uses of an offer. */
export interface OfferUse {
  readonly offerId: string;
  readonly terms: Pick<OfferTerms, 'title' | 'limits' | 'who'>;
  readonly code: string | null;
  /** What it takes off. */
  readonly rupees: number;
}

/** Its last use was taken, or somebody has ended it, since the cart was priced. */
export class OfferGoneError extends AppError {
  readonly use: OfferUse;
  constructor(use: OfferUse) {
    super('conflict', serverMessages.cartChanged);
    this.use = use;
  }
}

/** Uses for one customer: the first order is one. */
export const usesOfOne = ({ limits, who }: OfferUse['terms']): number | null =>
  limits.usesPerCustomer ?? (who.kind === 'first-order' ? 1 : null);

/** It counts its uses. */
export const hasLimit = (terms: OfferUse['terms']): boolean =>
  terms.limits.uses !== null || terms.limits.budget !== null || usesOfOne(terms) !== null;

interface Using extends Buyer {
  readonly orderId: string;
  readonly at: Date;
}

/**
 * For the order, until then, in place of what the customer's checkouts have reserved. Throws an
 * OfferGoneError.
 */
export async function reserveUses(
  trx: Database,
  using: Using,
  uses: readonly OfferUse[],
  end = new Date(using.at.getTime() + reservationLength),
): Promise<void> {
  await swap(trx, using, { before: await repository.listReserved(trx, using.customerId), uses, end });
}

/** The same, of an order that is paid at once. */
export async function takeUses(trx: Database, using: Using, uses: readonly OfferUse[]): Promise<void> {
  await swap(trx, using, { before: await repository.listReserved(trx, using.customerId), uses, end: null });
}

/**
 * The order is paid: takes what it has reserved. What was given back since is taken again, also from
 * another checkout of the customer. Throws an OfferGoneError if none is left.
 */
export async function takeReserved(trx: Database, order: OrderRecord, at: Date): Promise<void> {
  if (!isAdjusted(order)) return;
  const lost: OfferUseRow[] = [];
  for (const use of await repository.listUsesOfOrder(trx, order.id)) {
    if (use.state === 'reserved' && (await repository.updateState(trx, use, 'taken'))) continue;
    if (use.state !== 'taken') lost.push(use);
  }
  if (lost.length === 0) return;
  const ids = lost.map((use) => use.offer_id);
  const terms = new Map((await repository.listOffers(trx, ids)).map((row) => [row.id, termsOf(row)]));
  const uses = lost.flatMap(({ offer_id: offerId, code, rupees }): OfferUse[] => {
    const found = terms.get(offerId);
    return found ? [{ offerId, code, rupees, terms: found }] : [];
  });
  const reserved = await repository.listReserved(trx, order.customerId);
  const before = reserved.filter((use) => ids.includes(use.offer_id));
  const mobile = order.channel === null ? undefined : await repository.findMobile(trx, order.id);
  await swap(trx, { orderId: order.id, customerId: order.customerId, mobile, at }, { before, uses, end: null });
}

/**
 * For a payment link of an order that is placed: beside what the order has taken, in place of what the customer's
 * checkouts have reserved of the same offers. Throws an OfferGoneError.
 */
export async function reservePromised(
  trx: Database,
  using: Using,
  promised: readonly OfferUse[],
  end: Date,
): Promise<void> {
  const own = await repository.listUsesOfOrder(trx, using.orderId);
  const taken = own.filter(({ state }) => state === 'taken').map((use) => use.offer_id);
  const uses = promised.filter(({ offerId }) => !taken.includes(offerId));
  const others = (await repository.listReserved(trx, using.customerId)).filter((use) =>
    uses.some(({ offerId }) => offerId === use.offer_id),
  );
  const before = [...others, ...own.filter(({ state }) => state === 'reserved')];
  await swap(trx, using, { before, uses, end });
}

/**
 * In place of what the order has taken; also of offers that have ended. What was given back since is taken again:
 * throws an OfferGoneError if none is left.
 */
export async function takePromised(
  trx: Database,
  { id: orderId, customerId }: Pick<OrderRecord, 'id' | 'customerId'>,
  promised: readonly OfferUse[],
  at: Date,
): Promise<void> {
  const uses: OfferUse[] = [];
  for (const use of await repository.listUsesOfOrder(trx, orderId)) {
    const kept = promised.find(({ offerId }) => offerId === use.offer_id);
    if (!kept) for (const one of await ended(trx, [use])) await giveBack(trx, one);
    else if (use.state === 'given back') uses.push(kept);
    else {
      await repository.updateState(trx, use, 'taken');
      await repository.updateRupees(trx, use, kept.rupees);
      await repository.updateUses(trx, use.offer_id, { uses: 0, rupees: kept.rupees - use.rupees }, null);
    }
  }
  await swap(trx, { orderId, customerId, at }, { before: [], uses, end: null });
}

/** Whether it may have uses: a link may promise some for an order that nothing lowers yet. */
const mayUse = (order: Priced): boolean => isAdjusted(order) || order.method === 'cash-on-delivery';

type Priced = Pick<OrderRecord, 'id' | 'method' | 'total' | 'itemsTotal' | 'shippingPrice'>;

/** Once, however often it is called. */
export async function giveBackUses(trx: Database, order: Priced): Promise<void> {
  if (!mayUse(order)) return;
  for (const use of await ended(trx, await repository.listUsesOfOrder(trx, order.id))) await giveBack(trx, use);
}

/** What it has reserved, and not taken. */
export async function giveBackReserved(trx: Database, orderId: string): Promise<void> {
  const reserved = (await repository.listUsesOfOrder(trx, orderId)).filter(({ state }) => state === 'reserved');
  for (const use of await ended(trx, reserved)) await giveBack(trx, use);
}

async function ended(trx: Database, uses: readonly OfferUseRow[]): Promise<OfferUseRow[]> {
  const changed: OfferUseRow[] = [];
  for (const use of uses)
    if (use.state !== 'given back' && (await repository.updateState(trx, use, 'given back'))) changed.push(use);
  return changed;
}

async function giveBack(trx: Database, { offer_id: id, code, rupees }: OfferUseRow): Promise<void> {
  await repository.updateUses(trx, id, { uses: -1, rupees: -rupees }, null);
  if (code !== null) await repository.updateCodeUses(trx, { code, offer_id: id }, -1);
}

interface Swap {
  readonly before: readonly OfferUseRow[];
  readonly uses: readonly OfferUse[];
  /** Null: they are taken. */
  readonly end: Date | null;
}

/** Gives back what was reserved before and uses what is wanted, offer by offer. */
async function swap(trx: Database, using: Using, { before, uses, end }: Swap): Promise<void> {
  const { orderId, customerId, at } = using;
  const given = await ended(trx, before);
  const ids = new Set([...given.map((use) => use.offer_id), ...uses.map(({ offerId }) => offerId)]);
  const person = uses.length > 0 ? await readPerson(trx, using) : undefined;
  for (const id of [...ids].toSorted()) {
    for (const use of given) if (use.offer_id === id) await giveBack(trx, use);
    const use = uses.find(({ offerId }) => offerId === id);
    if (!use || !person) continue;
    const { terms, code, rupees } = use;
    const most = usesOfOne(terms);
    // An offer with a limit is locked from here on: other accounts of the same person wait.
    const isLeft =
      (hasLimit(terms)
        ? await repository.updateUses(trx, id, { uses: 1, rupees }, terms.limits)
        : await repository.isGoingOn(trx, id)) &&
      (code === null || (await repository.addCodeUse(trx, { code, offer_id: id }))) &&
      (most === null || most > (await countUses(trx, person, id)));
    if (!isLeft) throw new OfferGoneError(use);
    await repository.insertOrUpdateUse(trx, {
      order_id: orderId,
      offer_id: id,
      code,
      customer_id: customerId,
      mobile_hash: person.mobileHash,
      email_hash: person.emailHash,
      rupees,
      state: end === null ? 'taken' : 'reserved',
      created_at: at.toISOString(),
      expires_at: end?.toISOString() ?? null,
      forget_at: null,
    });
  }
}

async function countUses(trx: Database, person: repository.Identity, offerId: string) {
  return (await repository.listUsesOfPerson(trx, person)).filter((use) => use.offer_id === offerId).length;
}

/** Whether what the order has reserved is due to be given back. */
export async function isUseDue(db: Database, clock: Clock, order: OrderRecord): Promise<boolean> {
  const end = isAdjusted(order) ? await repository.findUsesEnd(db, order.id) : undefined;
  return end !== undefined && end <= clock.now().toISOString();
}

/** As stock releases pieces: resolves to when it is due again; null: nothing is reserved. */
export async function giveBackWhenDue(
  trx: Database,
  clock: Clock,
  order: OrderRecord,
  isAttempted: boolean,
): Promise<string | null> {
  const end = mayUse(order) ? await repository.findUsesEnd(trx, order.id) : undefined;
  if (end === undefined || end > clock.now().toISOString()) return end ?? null;
  const until = reservedUntil(clock, order, isAttempted);
  if (until === null) await giveBackReserved(trx, order.id);
  else await repository.updateUsesEnd(trx, order.id, until);
  return until;
}
