// The ledger of one order: its documents, and every movement of its money. Sums are paise.
import { type OrderRecord, payableOf, toOrderRecord } from '../orders/order-records.service.ts';
import { toPaise } from '../../integrations/payment-gateway/paise.ts';
import { ownPayment, standingsOf } from '../payments/order-payment.service.ts';
import type { DocumentFacts, TouchedRows } from './reconciliation.repository.ts';

export type MovementKind =
  | 'captured'
  | 'refunded'
  | 'received by hand'
  | 'given back by hand'
  | 'credit spent'
  | 'credit returned'
  /** Between an order and the one that replaces a part of it; both have it, with opposite signs. */
  | 'replaced';

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
  readonly order: OrderRecord;
  readonly documents: readonly DocumentFacts[];
  readonly movements: readonly Movement[];
}

export function toOrderLedgers({ orders, parents, refunds, documents, credits, replaced }: TouchedRows): OrderLedger[] {
  const refundsOf = Map.groupBy(refunds, (row) => row.order_id);
  const documentsOf = Map.groupBy(documents, (row) => row.order_id);
  const creditsOf = Map.groupBy(credits, (row) => row.order_id);
  const replacements = Map.groupBy(
    [...toReplacements(documents, replaced), ...toLowered({ parents, documents, replaced })],
    ({ orderId }) => orderId,
  );
  return orders.map((row) => {
    const order = toOrderRecord(row);
    return {
      order,
      documents: documentsOf.get(order.id) ?? [],
      movements: [
        ...paidFor(order),
        ...refunded(order, {
          refunds: refundsOf.get(order.id) ?? [],
          exchanged: (creditsOf.get(order.id) ?? []).reduce((sum, { amount }) => sum + amount, 0),
        }),
        ...(creditsOf.get(order.id) ?? []).map(({ id, amount, created_at: at }): Movement => ({
          kind: 'credit returned',
          paise: -toPaise(amount),
          at,
          id,
        })),
        ...(replacements.get(order.id) ?? []).map(({ movement }) => movement),
      ],
    };
  });
}

function paidFor(order: OrderRecord): Movement[] {
  const at = order.paidAt ?? order.createdAt;
  const { id } = order;
  const own = toPaise(payableOf(order));
  return [
    { kind: order.hasProviderPayment ? 'captured' : 'received by hand', paise: own, at, id } as const,
    { kind: 'credit spent', paise: toPaise(order.credit), at, id } as const,
  ].filter(({ paise }) => paise !== 0);
}

/** Refunded, about to be or owed, to the payment that placed the order and as store credit. */
function refunded(order: OrderRecord, given: Parameters<typeof standingsOf>[1]): Movement[] {
  const own = ownPayment(order);
  return standingsOf(order, given)
    .filter(({ refund }) => refund.provider_payment_id === own.id)
    .flatMap(({ refund, counted }): Movement[] => [
      {
        kind: order.hasProviderPayment ? 'refunded' : 'given back by hand',
        paise: -counted,
        at: refund.created_at,
        id: refund.id,
      },
      { kind: 'credit returned', paise: -toPaise(refund.credit), at: refund.created_at, id: refund.id },
    ])
    .filter(({ paise }) => paise !== 0);
}

/** The note of an exchange moves this amount from its order to the replacement. */
function toReplacements(
  documents: readonly DocumentFacts[],
  replaced: TouchedRows['replaced'],
): { orderId: string; movement: Movement }[] {
  const exchanges = new Map(replaced.map((row) => [`exchange:${row.id}`, row]));
  return documents.flatMap(({ id, cause, total_paise: paise, issued_at: at }) => {
    const exchange = exchanges.get(cause ?? '');
    if (!exchange?.replacement_id) return [];
    return [
      { orderId: exchange.order_id, movement: { kind: 'replaced', paise: -paise, at, id } },
      { orderId: exchange.replacement_id, movement: { kind: 'replaced', paise, at, id } },
    ] as const;
  });
}

/**
 * Refunds, and credit for goods that came back, belong to the order that was paid. Notes for a
 * replacement's goods are refunds of the replacement.
 */
function toLowered({
  parents,
  documents,
  replaced,
}: Pick<TouchedRows, 'parents' | 'documents' | 'replaced'>): { orderId: string; movement: Movement }[] {
  const moved = new Set(replaced.map(({ id }) => `exchange:${id}`));
  const isGivenBack = (cause: string | null) => cause !== null && !annulling.includes(cause) && !moved.has(cause);
  const originOf = (id: string): string => {
    const parent = parents.get(id);
    return parent ? originOf(parent) : id;
  };
  const gone = annulled(documents);
  return documents.flatMap(({ id, order_id: order, invoice_id: invoice, cause, total_paise: paise, issued_at: at }) => {
    if (!isGivenBack(cause) || gone.has(invoice) || originOf(order) === order) return [];
    return [
      { orderId: order, movement: { kind: 'replaced', paise: -paise, at, id } },
      { orderId: originOf(order), movement: { kind: 'replaced', paise, at, id } },
    ] as const;
  });
}

/** Of a credit note: below 0. */
export const signed = ({ kind, total_paise: paise }: DocumentFacts): number =>
  kind === 'credit note' ? -paise : paise;

export const sumOf = (movements: readonly Movement[]): number =>
  movements.reduce((total, { paise }) => total + paise, 0);

const annulling: readonly (string | null)[] = ['cancelled', 'corrected'];

/** Ids of bills that a note has credited completely. */
const annulled = (documents: readonly DocumentFacts[]): ReadonlySet<string | null> =>
  new Set(documents.filter(({ cause }) => annulling.includes(cause)).map((note) => note.invoice_id));

/** Bills in force. */
export function standing(documents: readonly DocumentFacts[]): DocumentFacts[] {
  const gone = annulled(documents);
  return documents.filter(({ id, kind }) => kind !== 'credit note' && !gone.has(id));
}
