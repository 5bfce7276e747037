// The ledger of one sale: an order with the orders that replace its goods, their documents, and every
// movement of its money. Sums are paise. Each entry has its own day, so a closed month stays as it
// was.
import type { CashRow } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { countedChanges } from '../payments/refunds/refunds-over-time.ts';
import { feeCause } from '../documents/issue/due-notes.ts';
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import type { Method } from '../methods/method.ts';
import { methods } from '../methods/methods.ts';
import { cashMovements } from './cash-movements.ts';
import type { DocumentFacts, FamilyRows } from './reconciliation.repository.ts';

export type MovementKind = Method['received' | 'givenBack'] | CashRow;

export interface Movement {
  readonly kind: MovementKind;
  /** Below 0: away from the order. */
  readonly paise: number;
  /** UTC, as stored. */
  readonly at: string;
  /** Id of its record; ids rise, so they give the order within one millisecond. */
  readonly id: string;
}

export interface OrderLedger {
  /** The order that was paid. */
  readonly order: OrderRecord;
  /** Orders that replace its goods, directly or indirectly, by id. */
  readonly replacements: ReadonlyMap<string, OrderRecord>;
  /** Of all of them. */
  readonly documents: readonly DocumentFacts[];
  readonly movements: readonly Movement[];
  readonly exchanges: FamilyRows['exchanges'];
}

export function toOrderLedgers({ orders, ...rows }: FamilyRows): OrderLedger[] {
  const byId = new Map(orders.map((row) => [row.id, row]));
  const originOf = (id: string): string => {
    const parent = byId.get(id)?.parent_id ?? null;
    return parent === null ? id : originOf(parent);
  };
  const membersOf = Map.groupBy(orders, ({ id }) => originOf(id));
  const grouped = <Row extends { order_id: string | null }>(some: readonly Row[]) =>
    Map.groupBy(some, (row) => originOf(row.order_id ?? ''));
  const paymentsOf = grouped(rows.payments);
  const cashOf = grouped(rows.cash);
  const entriesOf = grouped(rows.entries);
  const refundsOf = grouped(rows.refunds);
  const documentsOf = grouped(rows.documents);
  const creditsOf = grouped(rows.credits);
  const exchangesOf = grouped(rows.exchanges);
  return [...membersOf].flatMap(([id, members]) => {
    const origin = byId.get(id);
    if (!origin) return [];
    const order = toOrderRecord(origin);
    const others = members.filter((row) => row.id !== id).map(toOrderRecord);
    const fees = others.filter(({ total }) => total > 0);
    const isFee = ({ order_id: of }: { readonly order_id: string | null }) => fees.some((one) => one.id === of);
    const movementsOf = (of: (row: { readonly order_id: string | null }) => boolean) => {
      const paid = (paymentsOf.get(id) ?? []).filter(of);
      return [
        ...paidFor(paid),
        ...refunded(paid, (refundsOf.get(id) ?? []).filter(of), (creditsOf.get(id) ?? []).filter(of)),
      ];
    };
    const documents = documentsOf.get(id) ?? [];
    const family: OrderLedger = {
      order,
      replacements: new Map(others.map((one) => [one.id, one])),
      documents: documents.map((one) => withTotal(one, (total) => total - feeIn(one, fees, documents))),
      movements: [
        ...movementsOf((row) => !isFee(row)),
        ...cashMovements(order, {
          payments: paymentsOf.get(id) ?? [],
          cash: cashOf.get(id) ?? [],
          entries: entriesOf.get(id) ?? [],
          documents,
        }),
      ],
      exchanges: exchangesOf.get(id) ?? [],
    };
    return [
      family,
      ...fees.map((fee) => ({
        order: fee,
        replacements: new Map(),
        documents: documents
          .filter((one) => one.order_id === fee.id && feeIn(one, fees, documents) > 0)
          .map((one) => withTotal(one, () => feeIn(one, fees, documents))),
        movements: movementsOf(({ order_id: of }) => of === fee.id),
        exchanges: [],
      })),
    ];
  });
}

const withTotal = (one: DocumentFacts, of: (paise: number) => number): DocumentFacts => ({
  ...one,
  total_paise: of(one.total_paise),
});

/**
 * Paise for sending a replacement, within a document: its bills have it, and the notes of its refund or that annul
 * them. It is counted as an order of its own, so the goods of the family add up as without it.
 */
function feeIn(
  { order_id: id, kind, cause, total_paise: paise }: DocumentFacts,
  fees: readonly OrderRecord[],
  documents: readonly DocumentFacts[],
): number {
  const fee = fees.find((one) => one.id === id);
  if (!fee) return 0;
  if (kind !== 'credit note') return toPaise(fee.total);
  if (cause?.startsWith(feeCause(''))) return paise;
  if (!annulling.includes(cause)) return 0;
  const noted = documents.filter((one) => one.order_id === id && one.cause?.startsWith(feeCause('')));
  return noted.reduce((rest, note) => rest - note.total_paise, toPaise(fee.total));
}

/** The order's id orders them within one millisecond. */
const paidFor = (payments: FamilyRows['payments']): Movement[] =>
  payments.map(({ method, amount_paise: paise, captured_at: at, order_id: id }) => ({
    kind: methods[method].received,
    paise,
    at: at ?? '',
    id,
  }));

/** To what paid for the order, as store credit, and for goods that came back. */
function refunded(
  payments: FamilyRows['payments'],
  refunds: FamilyRows['refunds'],
  credits: FamilyRows['credits'],
): Movement[] {
  const monies = payments.filter(({ method }) => method !== 'store-credit');
  // Also what the provider could not give back.
  const byHand = new Set(refunds.filter((row) => row.status === 'by hand' || row.given_at).map(({ id }) => id));
  const returned = (rows: readonly { id: string; created_at: string; rupees: number }[]) =>
    rows.map(
      ({ id, created_at: at, rupees }) => ({ kind: 'credit returned', paise: -toPaise(rupees), at, id }) as const,
    );
  return [
    ...monies.flatMap((payment) =>
      countedChanges(payment, payments, refunds, credits).map(({ id, at, paise }) => {
        const kind = byHand.has(id) ? 'given back by hand' : methods[payment.method].givenBack;
        return { kind, paise: -paise, at, id } as const;
      }),
    ),
    ...returned(refunds.map((refund) => ({ ...refund, rupees: refund.credit }))),
    ...returned(credits.map((entry) => ({ ...entry, rupees: entry.amount }))),
  ].filter(({ paise }) => paise !== 0);
}

/** Of a credit note: below 0. */
export const signed = ({ kind, total_paise: paise }: DocumentFacts): number =>
  kind === 'credit note' ? -paise : paise;

export const sumOf = (movements: readonly Movement[]): number =>
  movements.reduce((total, { paise }) => total + paise, 0);

/** Net of credit notes. */
export const billedBy = (documents: readonly DocumentFacts[]): number =>
  documents.reduce((total, document) => total + signed(document), 0);

const annulling: readonly (string | null)[] = ['cancelled', 'corrected'];
/** Of an invoice: which one it replaces. */
const instead = 'instead:';

/** Ids of bills that are no longer in force. */
const annulled = (documents: readonly DocumentFacts[]): ReadonlySet<string | null> =>
  new Set(
    documents.flatMap(({ cause, invoice_id: invoice }) =>
      annulling.includes(cause) ? [invoice] : cause?.startsWith(instead) ? [cause.slice(instead.length)] : [],
    ),
  );

/** Bills in force. */
export function standing(documents: readonly DocumentFacts[]): DocumentFacts[] {
  const gone = annulled(documents);
  return documents.filter(({ id, kind }) => kind !== 'credit note' && !gone.has(id));
}

/** A moment: which days and times are before it. */
export interface Moment {
  readonly isIssued: (document: DocumentFacts) => boolean;
  readonly isPast: (time: { readonly at: string; readonly id: string }) => boolean;
}

export const everything: Moment = { isIssued: () => true, isPast: () => true };

/**
 * Paise of goods that came back to be replaced, and are not billed again: their replacement was
 * cancelled, and the customer waits for another. Ends with store credit, or when it is rejected.
 */
export function waitingFor({ documents, replacements, exchanges }: OrderLedger, { isIssued, isPast }: Moment): number {
  const issued = documents.filter(isIssued);
  const noted = exchanges
    .filter(({ id, state, ended_at: at }) => state === 'replaced' || at === null || !isPast({ at, id }))
    .map(({ id, order_id: order }) => ({
      order,
      paise: issued
        .filter(({ cause, order_id: own }) => own === order && cause === `exchange:${id}`)
        .reduce((sum, note) => sum + note.total_paise, 0),
    }));
  const billed = standing(issued).map((bill) => ({
    order: replacements.get(bill.order_id)?.parentId,
    paise: bill.total_paise,
  }));
  const sums = [...Map.groupBy(noted, ({ order }) => order)].map(([order, notes]) =>
    billed.reduce(
      (left, bill) => left - (bill.order === order ? bill.paise : 0),
      notes.reduce((sum, { paise }) => sum + paise, 0),
    ),
  );
  return sums.reduce((sum, paise) => sum + Math.max(0, paise), 0);
}

/** What is held without a bill at that moment: paid and not packed, or waiting to be replaced. */
export function heldAt(one: OrderLedger, moment: Moment): { paise: number; isBilled: boolean } {
  const issued = one.documents.filter(moment.isIssued);
  const money = sumOf(one.movements.filter(moment.isPast));
  const isBilled = standing(issued).some(({ order_id: id }) => id === one.order.id);
  const unbilled = money - billedBy(issued);
  if (!isBilled) return { paise: unbilled, isBilled };
  return { paise: Math.max(0, Math.min(unbilled, waitingFor(one, moment))), isBilled };
}
