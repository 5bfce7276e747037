// The cash of an order that is paid on delivery, from its invoice to the courier's payment: each step moves the same
// sum from one row of the bridge to the next.
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import type { Movement } from './order-ledger.ts';
import type { DocumentFacts, FamilyRows } from './reconciliation.repository.ts';

interface CashFacts extends Pick<FamilyRows, 'payments' | 'cash' | 'entries'> {
  readonly documents: readonly DocumentFacts[];
}

export function cashMovements(order: OrderRecord, { payments, cash, entries, documents }: CashFacts): Movement[] {
  return [
    ...[...cash, ...payments.filter(isOnline)].flatMap((payment) => toCollect(order, payment, { payments, documents })),
    ...entries.flatMap(({ id, kind, paise, created_at: at }): Movement[] => [
      { kind: kind === 'received' ? 'cash received' : 'cash written off', paise, at, id },
      { kind: 'with couriers', paise: -paise, at, id },
    ]),
  ];
}

const isOnline = ({ method }: FamilyRows['payments'][number]): boolean => method === 'razorpay';

/** Owed from the invoice until the courier collects it, or the goods come back. */
function toCollect(
  { id, total }: OrderRecord,
  { order_id: own, method, amount_paise: paise, state, captured_at: at }: FamilyRows['cash'][number],
  { payments, documents }: Pick<CashFacts, 'payments' | 'documents'>,
): Movement[] {
  const [bill] = documents
    .filter(({ kind, order_id: of }) => kind !== 'credit note' && of === own)
    .toSorted((a, b) => (a.issued_at < b.issued_at ? -1 : 1));
  if (!bill || (at !== null && at < bill.issued_at)) return [];
  // Paid online after all: it was packed to be collected, and then unpacked.
  if (method === 'razorpay' && at === bill.issued_at) return [];
  const move = (sum: number, when: string, by: string): Movement => ({
    kind: 'to collect',
    paise: sum,
    at: when,
    id: by,
  });
  const owed = move(paise, bill.issued_at, id);
  if (state === 'captured') return [owed, move(-paise, at ?? '', id)];
  if (state !== 'cancelled') return [owed];
  const note = documents.find(({ cause, order_id: of }) => cause === 'cancelled' && of === own);
  const paid = payments.reduce((sum, payment) => sum + payment.amount_paise, 0);
  // Paid online before it was packed: there was nothing to collect.
  if (!note || paid + paise > toPaise(total)) return [];
  return [owed, move(-paise, note.issued_at, note.id)];
}
