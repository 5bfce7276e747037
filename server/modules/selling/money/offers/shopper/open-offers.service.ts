// Which offers are open to a shopper with these codes, and why a code is refused. Unknown codes, and
// those of others, are answered alike.
import { offerNeedsMobile } from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import * as texts from '@taana-baana/contract/texts/messages/offer-messages.ts';
import type { OfferState } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import type { Offer } from '@taana-baana/contract/pricing/offers/offer.ts';
import { OfferCode } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import type { OfferRow, OfferUseRow } from '../../../../../database/tables/offer-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import { type CandidateRow, listCandidates } from './open-offers.repository.ts';
import { hasOrdered } from './people.repository.ts';
import { type Buyer, type Person, readPerson } from './people.service.ts';
import { type PersonsUse, listOffers, listUsesOfPerson } from '../uses.repository.ts';
import { stateOf as timeOf, termsOf } from '../offers.mapping.ts';
import { type OfferUse, hasLimit, usesOfOne } from '../uses.service.ts';

/** A shopper who looked at the price before an offer ended is told its name. */
const tellsForMs = 3600_000;

export interface OpenOffer extends Offer {
  readonly terms: OfferTerms;
  readonly offerId: string;
  readonly code: string | null;
}

export interface OpenOffers {
  readonly open: readonly OpenOffer[];
  /** Open until a short while ago, with what happened. */
  readonly gone: readonly (OpenOffer & { readonly why: string })[];
  /** Each code once, as it is stored. `isUnknown`: nothing says whether there is such a code. */
  readonly codes: readonly Refusal[];
}

interface Refusal {
  readonly code: string;
  readonly refusal: string | null;
  readonly isUnknown?: boolean;
}

export interface Buying extends Buyer {
  /** To the shop itself. */
  readonly isPaidByHand?: boolean;
  /** It is placed already, and is bought again at another price. */
  readonly orderId?: string;
}

/** Without offers and codes it is one statement. */
export async function listOpenOffers(
  db: Database,
  { isPaidByHand = false, orderId = '', ...buyer }: Buying,
  typed: readonly string[],
  at: Date,
): Promise<OpenOffers> {
  const codes = [...new Set(typed.map(toCode))];
  const since = new Date(at.getTime() - tellsForMs).toISOString();
  const rows = await listCandidates(db, codes, since);
  const candidates = rows.map((row) => ({ row, terms: termsOf(row) }));
  const person = candidates.length > 0 || codes.length > 0 ? await readPerson(db, buyer) : undefined;
  const isLimited = candidates.some(({ row, terms }) => hasLimit(terms) || row.max_uses !== null);
  const used = person && isLimited ? await listUsesOfPerson(db, person) : [];
  const isAsking = candidates.some(({ terms }) => terms.who.kind === 'first-order');
  const isFirst = person && isAsking ? !(await hasOrdered(db, { ...person, except: orderId }, at.toISOString())) : true;
  const open: OpenOffer[] = [];
  const gone: OpenOffers['gone'][number][] = [];
  const refusals = new Map<string, string | null>();
  for (const { row, terms } of candidates) {
    const { code } = row;
    if (!person || (code === null && terms.how === 'code')) continue;
    const left = leftOf({ row, terms }, reservedBy(person, row, used));
    const offer = { id: `${row.created_at} ${row.id}`, offerId: row.id, terms, code, left };
    const state = stateOf({ row, terms }, { person, used, isFirst, isPaidByHand, at });
    if (state === 'open' && !open.some(({ offerId }) => offerId === row.id)) open.push(offer);
    const why = reasons[state]?.(terms.title);
    const endedAt = Date.parse(row.ended_at ?? terms.endsAt ?? '');
    if (why && (state !== 'ended' || endedAt > at.getTime() - tellsForMs)) gone.push({ ...offer, left: null, why });
    if (code !== null) refusals.set(code, sentences[state]);
  }
  // Staff cannot confirm it for the caller.
  const isAskedToConfirm = person?.email === null && buyer.mobile === undefined;
  const unknown = isAskedToConfirm ? texts.codeUnknownUnconfirmed : texts.codeUnknown;
  return {
    open,
    gone,
    codes: codes.map((code) => {
      const refusal = refusals.get(code);
      return refusal === undefined || refusal === texts.codeUnknown
        ? { code, refusal: unknown, isUnknown: true }
        : { code, refusal };
    }),
  };
}

/** That an order has taken: open to it, whatever became of them. */
export async function listUsedOffers(
  db: Database,
  uses: readonly Pick<OfferUse, 'offerId' | 'code' | 'rupees'>[],
): Promise<OpenOffer[]> {
  if (uses.length === 0) return [];
  const rows = await listOffers(
    db,
    uses.map(({ offerId }) => offerId),
  );
  return rows.flatMap((row) => {
    const [use] = uses.filter(({ offerId }) => offerId === row.id);
    const terms = termsOf(row);
    const left = terms.limits.budget === null ? null : (use?.rupees ?? 0);
    return use ? [{ id: `${row.created_at} ${row.id}`, offerId: row.id, terms, code: use.code, left }] : [];
  });
}

/** What cannot be a code stays as typed: nobody has it. */
function toCode(typed: string): string {
  const { data } = OfferCode.safeParse(typed);
  return data ?? typed.toUpperCase();
}

type State =
  | 'open'
  | 'not yours'
  | Exclude<OfferState, 'running'>
  | 'for online'
  | 'without mobile'
  | 'not a first order'
  | 'used by you'
  | 'used up';

const sentences: Record<State, string | null> = {
  open: null,
  'not yours': texts.codeUnknown,
  draft: texts.codeUnknown,
  planned: texts.codeUnknown,
  ended: texts.codeEnded,
  'for online': texts.codeForOnline,
  'without mobile': offerNeedsMobile,
  'not a first order': texts.codeForFirstOrder,
  'used by you': texts.codeUsed,
  'used up': texts.codeUsedUp,
};

/** Why a cart that it lowered costs more now. */
const reasons: Partial<Record<State, (title: string) => string>> = {
  ended: texts.offerOver,
  'not a first order': texts.offerForFirstOrder,
  'used by you': texts.offerUsed,
  'used up': texts.offerUsedUp,
};

/** An offer with what it counts. */
interface Counted {
  readonly row: Pick<OfferRow, 'published_at' | 'ended_at' | 'uses' | 'spent'>;
  readonly terms: OfferTerms;
}

interface Candidate extends Counted {
  readonly row: CandidateRow;
}

interface Shopper {
  readonly person: Person;
  readonly used: readonly PersonsUse[];
  readonly isFirst: boolean;
  readonly isPaidByHand: boolean;
  readonly at: Date;
}

function stateOf({ row, terms }: Candidate, { person, used, isFirst, isPaidByHand, at }: Shopper): State {
  const { who } = terms;
  const most = usesOfOne(terms);
  const own = reservedBy(person, row, used);
  if (who.kind === 'customers' && !who.emails.some((email) => email.toLowerCase() === person.email)) return 'not yours';
  const time = timeOf(row, terms, at);
  if (time !== 'running') return time;
  if (terms.isPaidOnlineOnly && isPaidByHand) return 'for online';
  if (most !== null && person.mobile === null) return 'without mobile';
  if (who.kind === 'first-order' && !isFirst) return 'not a first order';
  const others = used.filter((use) => use.offer_id === row.id && !own.includes(use));
  if (most !== null && others.length >= most) return 'used by you';
  const isOfCode = (use: OfferUseRow) => use.code === row.code;
  if (row.max_uses !== null && (row.code_uses ?? 0) - own.filter(isOfCode).length >= row.max_uses)
    return others.some(isOfCode) ? 'used by you' : 'used up';
  return isLeft({ row, terms }, own) ? 'open' : 'used up';
}

/** Without what a new checkout takes over. */
const isLeft = ({ row, terms }: Counted, own: readonly OfferUseRow[]): boolean =>
  (terms.limits.uses === null || row.uses - own.length < terms.limits.uses) && (leftOf({ row, terms }, own) ?? 1) > 0;

/** Not on everything: what a product is decides. */
export const isOnSome = ({ on, isListPriceOnly }: Pick<OfferTerms, 'on' | 'isListPriceOnly'>): boolean =>
  isListPriceOnly || Object.values(on).some((names) => names.length > 0);

/** For somebody who has not used it. */
export const isRunning = (candidate: Counted, at: Date): boolean =>
  timeOf(candidate.row, candidate.terms, at) === 'running' && isLeft(candidate, []);

/** Uses that a new checkout takes over; not those of an order that staff took. */
const reservedBy = ({ id }: Person, row: CandidateRow, used: readonly PersonsUse[]): PersonsUse[] =>
  used.filter(
    (use) =>
      use.offer_id === row.id &&
      use.state === 'reserved' &&
      use.customer_id === id &&
      use.channel === null &&
      use.number === null,
  );

/** Rupees. */
function leftOf({ row, terms: { limits } }: Counted, own: readonly OfferUseRow[]): number | null {
  if (limits.budget === null) return null;
  return limits.budget - row.spent + own.reduce((sum, { rupees }) => sum + rupees, 0);
}
