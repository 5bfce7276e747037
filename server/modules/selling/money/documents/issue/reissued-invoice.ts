// Drafts an invoice again, because the money of a credit note can never move, or its goods were not
// exchanged: it bills, today, what the order keeps. The documents before stay as they are.
import { reissueReasons } from '@taana-baana/contract/texts/documents.ts';
import { creditAll, creditableLines } from './credit-lines.ts';
import { type CurrentInvoice, linesOf } from './current-invoice.service.ts';
import { type Good, type InvoiceDraft, type OrderToBill, draftInvoice, remainingGoods } from './draft-invoice.ts';
import { type IssuedNote, type OrderFacts, isOfExchange, refundNotes, sumOfNotes, totalOf } from './due-notes.ts';

interface Notes {
  readonly facts: OrderFacts;
  /** Of exchanges: replaced goods, or goods that wait for it; of this invoice and of those before. */
  readonly held: readonly IssuedNote[];
  /** Of exchanges that became store credit. */
  readonly credited: readonly IssuedNote[];
  /** Paise of notes for refunds and store credit, on invoices of its replacements. */
  readonly elsewhere: number;
}

/** Undefined: its notes hold, or the order is cancelled and bills nothing. */
export function draftReissue(toBill: OrderToBill, invoice: CurrentInvoice, notes: Notes): InvoiceDraft | undefined {
  const { facts, held, credited } = notes;
  if (facts.isCancelled || invoice.row.kind === 'credit note') return undefined;
  const isReplacement = toBill.billed.parent_id !== null;
  const left = totalOf(invoice.lines) - sumOfNotes(invoice.notes);
  const holding = [...held, ...credited];
  const lowering = loweringOf(notes);
  // Refunds of a replacement's goods are noted again on its new invoice.
  const refunds = [false, true].flatMap((isOfFee) => refundNotes(invoice, { isReplacement: isOfFee }));
  const kept = isReplacement
    ? totalOf(invoice.first) - sumOfNotes(holding) - sumOfNotes(refunds)
    : lowering.reduce((rest, { paise }) => rest - paise, facts.totalPaise);
  if (kept <= left) return undefined;
  const goods = isReplacement ? linesWithout(invoice, holding) : goodsKept(toBill, lowering);
  const rates = new Map([...invoice.first, ...invoice.lines].map(({ lineId, rate }) => [lineId, rate ?? undefined]));
  const draft = draftInvoice(
    toBill,
    goods.map((good) => ({ ...good, rate: rates.get(good.lineId) })),
  );
  if (!draft) return undefined;
  const { kind, number, day } = invoice.row;
  const isExchange = [...invoice.notes, ...invoice.earlier].some(
    (note) => isOfExchange(note) && !holding.includes(note),
  );
  const reason = reissueReasons[isExchange ? 'exchange' : 'refund'];
  return { ...draft, printed: { ...draft.printed, corrects: { kind, number, day, reason } } };
}

const linesWithout = ({ first }: CurrentInvoice, holding: readonly IssuedNote[]): Good[] =>
  creditAll(creditableLines(first, linesOf(holding))).map(
    ({ lineId, description, hsn, quantity, pricePaise, discountPaise, shippingPaise }) => ({
      lineId,
      description,
      hsn,
      quantity,
      pricePaise,
      discountPaise,
      shippingPaise,
    }),
  );

/** Everything that lowers the order's sum; notes of exchanges do so as refunds of their pieces. */
function loweringOf({ facts, held, credited, elsewhere }: Notes): OrderFacts['refunds'] {
  const beyond = (facts.exchangedPaise ?? 0) - sumOfNotes(credited) - elsewhere;
  return [
    ...(facts.possible ?? facts.refunds),
    ...[...held, ...credited].map(({ cause, lines }) => ({
      id: cause,
      paise: totalOf(lines),
      pieces: lines.map(({ lineId: line, quantity }) => ({ line, quantity })),
    })),
    { id: '', paise: beyond, pieces: [] },
  ];
}

function goodsKept(toBill: OrderToBill, lowering: OrderFacts['refunds']): Good[] {
  const goods = remainingGoods(toBill, lowering);
  // Every piece was refunded, and something else is kept, such as the shipping.
  return goods.length > 0
    ? goods
    : remainingGoods(
        toBill,
        lowering.map((one) => ({ ...one, pieces: [] })),
      );
}
