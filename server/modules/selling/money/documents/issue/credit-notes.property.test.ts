// For any order, refunds and exchanges: what is billed is what was paid, and notes never exceed
// their invoice.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paidPaise, worthOf, worthOfPieces } from '@taana-baana/contract/pricing/paid-value.ts';
import { priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { fixedSettings } from '../../../../shop/settings/testing.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import type { DocumentLine } from '../document-content.ts';
import { creditAll, creditExchanged, creditableLines } from './credit-lines.ts';
import { type OrderToBill, draftInvoice, replacementGoods, remainingGoods } from './draft-invoice.ts';
import { type CountedRefund, type DueNote, type IssuedNote, dueNotes, exchangeCause, totalOf } from './due-notes.ts';
import { addressIn, gstin } from './testing.ts';

const columns = ['quantity', 'totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const columnSums = (lines: readonly DocumentLine[]) => columns.map((column) => sum(lines.map((line) => line[column])));

const anyLine = fc.record({ price: fc.integer({ min: 1, max: 4000 }), quantity: fc.integer({ min: 1, max: 5 }) });
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  shipping: fc.constantFrom(0, 1, 50, 100, 149),
  seller: fc.constantFrom(gstin, null),
  state: fc.constantFrom('Tamil Nadu', 'Bihar'),
  /** Rupees refunded before the order is packed. */
  before: fc.integer({ min: 0, max: 300 }),
  /** Rupees that an adjustment takes off the goods, and off the shipping. */
  off: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
  offShipping: fc.constantFrom(0, 0, 30, 200),
});
const anyStep = fc.record({
  kind: fc.constantFrom('pieces', 'amount', 'paise', 'credited', 'replaced'),
  line: fc.nat(4),
  quantity: fc.integer({ min: 1, max: 5 }),
  rupees: fc.integer({ min: 1, max: 3000 }),
});

type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never;

function orderToBill({ lines, shipping, seller, state, off, offShipping }: AnyOrder): OrderToBill {
  const priced = priceOrder(lines, { fee: shipping, freeFrom: null }, [
    { kind: 'goods', source: 'test', label: 'Less', paise: off * 100 },
    { kind: 'shipping', source: 'test', label: 'Less', paise: offShipping * 100 },
  ]);
  const { total } = priced;
  const address = { ...addressIn('Bihar'), state };
  return {
    order: { total, shippingPrice: shipping, address, number: 'TB-1', createdAt: '2026-11-20' } as OrderRecord,
    billed: { parent_id: null, customer_gstin: null, customer_business: null, customer_name: null },
    shippingDiscountPaise: Math.min(offShipping, shipping) * 100,
    lines: priced.lines.map((line, position) => ({
      ...line,
      id: `line-${position}`,
      order_id: 'order',
      position,
      product_id: 'tee',
      title: 'Tee',
      color_id: 'red',
      color_title: 'Red',
      size: 'M',
      discount_paise: line.discountPaise,
    })),
    hsn: new Map(),
    settings: fixedSettings({ gstin: seller }).current(),
    now: new Date('2026-11-24T06:30:00.000Z'),
  };
}

it('bills payments to the paisa, credits refunds, and never more than the invoice', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyStep, { maxLength: 8 }), (order, steps) => {
      const toBill = orderToBill(order);
      const before: CountedRefund[] =
        order.before === 0 ? [] : [{ id: 'before', paise: order.before * 100, pieces: [] }];
      const paid = toBill.order.total * 100 - order.before * 100;
      const invoice = draftInvoice(toBill, remainingGoods(toBill, before));
      const lines = invoice?.lines ?? [];
      const discounted = toBill.lines.filter((line) => line.discount_paise > 0);
      const paidFor = new Map(discounted.map((line) => [line.id, paidPaise(line) / line.quantity]));
      const worth = worthOf(toBill.lines);
      for (const line of lines) {
        expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(line.totalPaise);
        expect(line.pricePaise * line.quantity - line.discountPaise + line.shippingPaise).toBe(line.totalPaise);
      }
      expect(totalOf(lines)).toBe(Math.max(0, paid));
      // Nothing was refunded before it: each line is billed at what was paid for it.
      const isWhole = order.before === 0 && lines.length > 0;
      const values = lines.map((line) => line.pricePaise * line.quantity - line.discountPaise);
      expect(isWhole ? values : []).toEqual(isWhole ? toBill.lines.map(paidPaise) : []);

      const refunds = [...before];
      const creditedExchanges: CountedRefund[] = [];
      const notes: IssuedNote[] = [];
      /** What each step refunded, and what it should have refunded. */
      const same: [unknown, unknown][] = [];
      const issueDue = (isCancelled = false): DueNote[] => {
        const facts = { isCancelled, totalPaise: toBill.order.total * 100, refunds, creditedExchanges, paidFor };
        const due = dueNotes({ lines, notes }, facts);
        notes.push(...due);
        expect(dueNotes({ lines, notes }, facts)).toEqual([]);
        return due;
      };
      for (const [index, step] of steps.entries()) {
        const id = `step-${index}`;
        const line = lines[step.line % lines.length];
        const left = paid - totalOf(notes.flatMap((note) => note.lines));
        if (!line || left <= 0) break;
        const pieces = [{ line: line.lineId, quantity: Math.min(step.quantity, line.quantity) }];
        const at = toBill.lines.findIndex(({ id: own }) => own === line.lineId);
        const price = worthOfPieces(worth[at] ?? 0, toBill.lines[at]?.quantity ?? 1, 0, pieces[0]?.quantity ?? 0) * 100;
        if (step.kind === 'replaced') {
          const came = creditExchanged(
            creditableLines(
              lines,
              notes.map((note) => note.lines),
            ),
            pieces,
          );
          if (totalOf(came) === 0) continue;
          notes.push({ cause: exchangeCause(id), lines: came });
          const unpaid = { ...toBill.order, shippingPrice: 0 };
          const goods = { ...toBill, order: unpaid, lines: toBill.lines.filter((own) => own.id === line.lineId) };
          const instead = draftInvoice(goods, replacementGoods(goods, came));
          same.push([totalOf(instead?.lines ?? []), totalOf(came)]);
          same.push([instead?.lines[0]?.rate, line.rate]);
        } else if (step.kind === 'credited') {
          if (price > left) continue;
          creditedExchanges.push({ id, pieces, paise: price });
          same.push([totalOf(issueDue().flatMap((note) => note.lines)), price]);
        } else {
          const wanted = step.kind === 'pieces' ? price : step.kind === 'amount' ? step.rupees * 100 : step.rupees % 50;
          const paise = Math.min(wanted, left);
          if (paise === 0) continue;
          refunds.push({ id, paise, pieces: step.kind === 'pieces' ? pieces : [] });
          same.push([totalOf(issueDue().flatMap((note) => note.lines)), paise]);
        }
        const given = notes.flatMap((note) => note.lines);
        for (const own of lines) {
          const billed = columnSums([own]);
          const credited = columnSums(given.filter(({ lineId }) => lineId === own.lineId));
          for (const [column, value] of credited.entries()) expect(value).toBeLessThanOrEqual(billed[column] ?? 0);
        }
        for (const note of given) {
          expect([note.cgstPaise, note.taxablePaise + 2 * note.cgstPaise + note.igstPaise]).toEqual([
            note.sgstPaise,
            note.totalPaise,
          ]);
          expect(Math.min(note.totalPaise, note.cgstPaise, note.igstPaise, note.discountPaise)).toBeGreaterThanOrEqual(
            0,
          );
        }
      }
      for (const [given, wanted] of same) expect(given).toBe(wanted);
      const rest = creditAll(
        creditableLines(
          lines,
          notes.map((note) => note.lines),
        ),
      );
      expect(totalOf(issueDue(true).flatMap((note) => note.lines))).toBe(totalOf(rest));
      if (totalOf(rest) === 0) return;
      for (const own of lines) {
        const credited = notes.flatMap((note) => note.lines).filter(({ lineId }) => lineId === own.lineId);
        expect(columnSums(credited)).toEqual(columnSums([own]));
      }
    }),
    { numRuns: 500 },
  );
});
