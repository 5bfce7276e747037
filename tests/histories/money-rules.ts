// The invariants of money, checked after every history. The provider and the ledger of credit say
// where money is; orders, refunds and exchanges say where it should be.
import { expect } from 'vitest';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { addMonths, monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { advanceId, isStray, paymentOfRefund, paymentRowsOf } from '../../server/database/payments/payment-rows.ts';
import type { OrderRow, PaymentRow, RefundRow } from '../../server/database/tables/order-tables.ts';
import { type OrderState, isTransitionAllowed } from '../../server/modules/selling/order/transitions.service.ts';
import { checkPayments } from '../../server/modules/selling/money/payments/payments-check.service.ts';
import { toLinePieces } from '../../server/modules/selling/money/payments/refunds/refund-lines.ts';
import { madeAtProvider } from '../../server/modules/selling/money/payments/refunds/refund-sums.ts';
import { readPurchaseRows } from '../../server/modules/selling/money/payments/testing.ts';
import { reconcileDocuments } from '../../server/modules/selling/money/reconciliation/reconciliation.service.ts';
import { expectNoDebt, readEntries } from '../../server/modules/selling/money/store-credit/testing.ts';
import { expectSoundDocuments } from './document-rules.ts';
import type { Rested } from './world.ts';

type Books = Awaited<ReturnType<typeof readAllBooks>>;

async function readAllBooks({ shop, double, db }: Rested) {
  return {
    ...(await readPurchaseRows(shop)),
    theirs: await double.state(),
    entries: await readEntries(shop),
    lines: await db.selectFrom('order_lines').selectAll().execute(),
    links: await db.selectFrom('payment_links').selectAll().execute(),
    wrongAmounts: await db.selectFrom('wrong_amounts').selectAll().execute(),
    exchanges: await db.selectFrom('exchanges').selectAll().execute(),
    cards: await db.selectFrom('gift_cards').selectAll().execute(),
  };
}

export async function expectSoundMoney(world: Rested): Promise<void> {
  const books = await readAllBooks(world);
  for (const order of books.orders) {
    expectSoundOrder(books, order);
    expectPaymentsAsRows(books, order);
    expectSoundHistory(books, order);
    expectEveryPieceOnce(books, order);
    expectToldOnce(books, order);
  }
  expectTheirBooks(books);
  expectSoundLedger(books);
  await expectNoDebt(world.shop);
  await expectNoDifferences(world, books);
  expectPromisesKept(world, books);
  await expectSoundDocuments(world);
  await expectReconciled(world, books);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const pay = (books: Books, { provider_payment_id: id }: Pick<OrderRow, 'provider_payment_id'>) =>
  books.theirs.payments.find((one) => one.id === id);
const payAdvance = (books: Books, order: OrderRow) =>
  pay(books, advanceOf(books, order) ?? { provider_payment_id: '' });
const entriesOf = ({ entries }: Books, { id }: OrderRow, ...kinds: string[]) =>
  sum(entries.filter((entry) => entry.order_id === id && kinds.includes(entry.kind)).map(({ amount }) => amount));
/** What was paid of it before the courier collects the rest. */
const advanceOf = ({ payments }: Books, { id }: OrderRow) => payments.find((row) => row.id === advanceId(id));
const refundsOf = (books: Books, order: OrderRow) => {
  const own = [order.provider_payment_id ?? order.id, advanceOf(books, order)?.provider_payment_id];
  return books.refunds.filter((one) => one.order_id === order.id && own.includes(one.provider_payment_id));
};
const isRefunded = ({ status }: RefundRow) => status === 'refunded' || status === 'by hand';

/** Rupees that were paid for the pieces of its exchanges, and those of its replacements, that became credit. */
function priceOfCredited(books: Books, { id }: OrderRow): number {
  const credited = books.exchanges.filter((one) => one.state === 'credited' && originOf(books, one.order_id) === id);
  return sum(credited.map((exchange) => priceOfExchange(books, exchange)));
}

/** The order that was paid: goods of a replacement are worth what was paid for those before. */
function originOf(books: Books, id: string): string {
  const parent = books.orders.find((order) => order.id === id)?.parent_id;
  return parent ? originOf(books, parent) : id;
}

/** With a discount, the credit in whole rupees: it is what was paid, rounded for the line and the pieces. */
function priceOfExchange({ lines, entries }: Books, { id, lines: text }: Books['exchanges'][number]): number {
  const pieces = (JSON.parse(text) as { line: string; quantity: number }[]).flatMap(({ line, quantity }) =>
    lines.filter((one) => one.id === line).map((one) => ({ ...one, pieces: quantity })),
  );
  const paid = sum(
    pieces.map((one) => ((one.price * one.quantity - one.discount_paise / 100) * one.pieces) / one.quantity),
  );
  if (pieces.every((one) => one.discount_paise === 0)) return paid;
  const given = sum(entries.filter((entry) => entry.exchange_id === id).map(({ amount }) => amount));
  expect(Math.abs(given - paid)).toBeLessThan(2 * pieces.length);
  return given;
}

/** Placed without a payment: nobody but the checkout is named in its history. */
const isCash = ({ events }: Books, { id, credit, total }: OrderRow): boolean =>
  credit < total &&
  events.some((event) => event.order_id === id && event.to_status === 'Ordered' && event.cause === 'checkout');

/** Paise that the courier is to collect, or was not to collect any more. */
const notCollected = ({ payment_method: method, paid_at: paidAt, provider_payment_id: id, ...order }: OrderRow) =>
  method === 'cash-on-delivery' && id === null && paidAt === null ? toCollect(order) : 0;
/** What the courier collects, in paise. */
const toCollect = ({ total, credit, advance }: Pick<OrderRow, 'total' | 'credit' | 'advance'>): number =>
  (total - credit - (advance ?? 0)) * 100;

/** What is left of what was paid for it, in paise; below 0: more went back. */
function keptOf(books: Books, order: OrderRow): number {
  const byHand = refundsOf(books, order).filter(({ provider_payment_id }) => provider_payment_id === order.id);
  const refunded =
    (pay(books, order)?.amount_refunded ?? 0) +
    (payAdvance(books, order)?.amount_refunded ?? 0) +
    sum(byHand.filter(isRefunded).map((one) => one.amount_paise ?? 0));
  return (
    order.total * 100 - notCollected(order) - refunded - entriesOf(books, order, 'order returned', 'exchange') * 100
  );
}

/** Captured + cash + credit = kept + refunded + credited. In paise. */
function expectSoundOrder(books: Books, order: OrderRow): void {
  const spent = 0 - entriesOf(books, order, 'order') * 100;
  const payment = pay(books, order);
  if (order.number === null) {
    expect([spent, order.provider_payment_id, order.paid_at]).toEqual([0, null, null]);
    return;
  }
  const refunds = refundsOf(books, order);
  const cash = order.provider_payment_id === null ? toCollect(order) - notCollected(order) : 0;
  const paid = order.total * 100 - notCollected(order);
  expect(spent).toBe(order.credit * 100);
  const inAdvance = payAdvance(books, order)?.amount ?? 0;
  expect(inAdvance).toBe((order.advance ?? 0) * 100);
  expect((payment?.amount ?? 0) + inAdvance + cash + spent).toBe(paid);
  const kept = keptOf(books, order);
  const decided =
    sum(refunds.filter(isRefunded).map(({ amount_paise }) => amount_paise ?? Number.NaN)) +
    sum(refunds.map(({ credit }) => credit * 100)) +
    priceOfCredited(books, order) * 100;
  expect(kept).toBe(paid - decided);
  // Credit for exchanged goods does not prevent a refund in the provider's dashboard.
  const isBeyondUs = refunds.some(({ reason }) => reason === madeAtProvider);
  const least = isBeyondUs ? -priceOfCredited(books, order) * 100 : 0;
  expect(kept).toBeGreaterThanOrEqual(least);
  if (order.status === 'Cancelled') expect(kept).toBeLessThanOrEqual(0);
}

/** The rows of its payments say what its columns say, and each of its refunds names one of them. */
function expectPaymentsAsRows(books: Books, order: OrderRow): void {
  const isOwn = (row: { order_id: string | null }) => row.order_id === order.id;
  const refunds = books.refunds.filter(isOwn);
  const rows = books.payments.filter(isOwn);
  // No column has its ids.
  const inAdvance = advanceOf(books, order);
  const isOfAdvance = (refund: RefundRow) =>
    inAdvance !== undefined && refund.provider_payment_id === inAdvance.provider_payment_id;
  const byHand = books.events.find((event) => isOwn(event) && event.cause === 'by hand');
  const wanted = paymentRowsOf(order, {
    // Of an order of a customer, the provider's order tells.
    hasLink: order.channel !== null && books.links.some(isOwn),
    staffId: byHand?.staff_id ?? null,
    refunds: refunds.filter((refund) => !isOfAdvance(refund)),
    wrongAmounts: books.wrongAmounts.filter(isOwn),
  });
  expect(toFacts(rows.filter((row) => row !== inAdvance))).toEqual(toFacts(wanted));
  const captured = sum(rows.filter(({ state }) => state === 'captured').map((row) => row.amount_paise));
  expect(captured).toBe(order.number === null ? 0 : order.total * 100 - notCollected(order));
  // What was to be paid on delivery is paid later.
  const isAtOnce = order.placed_at === order.paid_at;
  expect(isAtOnce || notCollected(order) > 0 || isCash(books, order) || inAdvance !== undefined).toBe(true);
  for (const refund of refunds) {
    expect(refund.payment_id).toBe(isOfAdvance(refund) ? inAdvance?.id : paymentOfRefund(order, refund));
    expect(rows.map(({ id }) => id)).toContain(refund.payment_id);
  }
}

/** What the columns do not hold is left out, such as why a payment failed: more is known of a payment that did not place its order. */
const toFacts = (rows: readonly PaymentRow[]) =>
  rows
    .map(({ created_at: _made, failure: _why, amount_paise, currency, captured_at, ...row }) => ({
      ...row,
      ...(!isStray(row as PaymentRow) && { amount_paise, currency, captured_at }),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Every refund equals the provider's, and there is no money without an order. */
function expectTheirBooks({ theirs, refunds, orders, payments, disputes }: Books): void {
  for (const paid of theirs.payments) {
    const own = refunds.filter((refund) => refund.provider_payment_id === paid.id);
    const made = own.filter(({ status }) => status === 'refunded');
    const atProvider = theirs.refunds.filter(
      ({ payment_id, status }) => payment_id === paid.id && status === 'processed',
    );
    expect(sum(made.map((refund) => refund.amount_paise ?? Number.NaN))).toBe(paid.amount_refunded);
    expect(paid.amount_refunded).toBeLessThanOrEqual(paid.amount);
    const ids = made.filter(({ amount_paise }) => amount_paise !== 0).map((refund) => refund.provider_refund_id);
    expect(ids).toHaveLength(atProvider.length);
    expect(new Set(ids)).toEqual(new Set(atProvider.map(({ id }) => id)));
    expect(own.every(({ status }) => status === 'refunded' || status === 'failed')).toBe(true);
    const isPlaced = payments.some((row) => row.state === 'captured' && row.provider_payment_id === paid.id);
    // The provider refuses to refund all of a payment when the dashboard refunded a part. The owner
    // is told.
    const isForTheOwner =
      own.some(({ status }) => status === 'failed') && own.some(({ reason }) => reason === madeAtProvider);
    if (paid.status === 'captured' && !isForTheOwner) expect({ ...paid, isPlaced }).toMatchObject({ isPlaced: true });
  }
  for (const dispute of theirs.disputes) {
    const paid = theirs.payments.find(({ id }) => id === dispute.payment_id);
    const order = orders.find((row) => row.provider_order_id === paid?.order_id);
    expect(disputes.find(({ id }) => id === dispute.id)).toMatchObject({ order_id: order?.id, status: dispute.status });
  }
}

/** The sum of all balances is the credit given minus the credit spent. In rupees. */
function expectSoundLedger(books: Books): void {
  const { entries, cards, orders, exchanges, refunds } = books;
  for (const card of cards) {
    const made = entries.filter(({ gift_card_id }) => gift_card_id === card.id).map(({ amount }) => amount);
    expect(made).toEqual(card.redeemed_at === null ? [] : [card.amount]);
    if (card.cancelled_at !== null) expect(card.redeemed_at).toBeNull();
  }
  for (const { id, state } of exchanges) {
    expect(entries.filter(({ exchange_id }) => exchange_id === id)).toHaveLength(Number(state === 'credited'));
  }
  const outstanding =
    sum(cards.filter(({ redeemed_at }) => redeemed_at !== null).map(({ amount }) => amount)) +
    sum(orders.map((order) => priceOfCredited(books, order))) +
    sum(refunds.map(({ credit }) => credit)) -
    sum(orders.filter(({ number }) => number !== null).map(({ credit }) => credit));
  expect(sum(entries.map(({ amount }) => amount))).toBe(outstanding);
}

/** No piece is refunded twice, or refunded and exchanged. */
function expectEveryPieceOnce({ lines, refunds, exchanges }: Books, order: OrderRow): void {
  const taken = [
    ...refunds.filter(({ order_id, status }) => order_id === order.id && status !== 'failed').flatMap(toLinePieces),
    ...exchanges
      .filter(({ order_id, state }) => order_id === order.id && state !== 'rejected')
      .flatMap((exchange) => JSON.parse(exchange.lines) as { line: string; quantity: number }[]),
  ];
  for (const line of lines.filter(({ order_id }) => order_id === order.id)) {
    const pieces = sum(taken.filter((one) => one.line === line.id).map(({ quantity }) => quantity));
    expect(pieces).toBeLessThanOrEqual(line.quantity);
  }
}

function expectSoundHistory({ events }: Books, order: OrderRow): void {
  let status: OrderState | null = null;
  for (const event of events.filter(({ order_id }) => order_id === order.id)) {
    expect(event.from_status).toBe(status);
    expect(isTransitionAllowed(status, event.to_status as OrderState, event.cause as 'checkout')).toBe(true);
    status = event.to_status as OrderState;
  }
  expect(status).toBe(order.status);
}

/** One mail when it is placed, one when it is cancelled, one for each other refund of ours, and each further payment that goes back. */
function expectToldOnce({ mails, refunds }: Books, order: OrderRow): void {
  if (order.parent_id !== null) return;
  const subjects = mails.filter(({ order_id }) => order_id === order.id).map(({ subject }) => subject);
  const own = refunds.filter(
    ({ order_id, reason }) => order_id === order.id && reason !== madeAtProvider && reason !== 'order cancelled',
  );
  const further = refunds.filter(
    ({ order_id, reason, part_of: of }) => order_id === order.id && reason === 'order cancelled' && of !== null,
  );
  const told = {
    placed: subjects.filter((subject) => subject.startsWith(`Your order ${order.number} at`) && !/ is /.test(subject)),
    cancelled: subjects.filter((subject) => subject.includes('is cancelled')),
    refunded: subjects.filter((subject) => /on its way back to you|is yours again/.test(subject)),
  };
  expect({ placed: told.placed.length, cancelled: told.cancelled.length, refunded: told.refunded.length }).toEqual({
    placed: Number(order.number !== null),
    cancelled: Number(order.status === 'Cancelled'),
    refunded: own.length + new Set(further.map(({ provider_payment_id: id }) => id)).size,
  });
}

/**
 * The owner's own check of payments agrees, apart from disputes, what the provider will never refund,
 * and what the owner gave back in the provider's dashboard beyond what was left.
 */
async function expectNoDifferences({ shop }: Rested, books: Books): Promise<void> {
  const { theirs, refunds } = books;
  const { differences } = await checkPayments(shop.deps, new Date(0), new Date(4e12));
  const disputed = theirs.disputes.map(({ id }) => id);
  const refused = refunds.filter(({ status }) => status === 'failed').map((refund) => refund.provider_payment_id);
  const unexpected = differences.filter(
    (text) =>
      !disputed.some((id) => text.includes(id)) &&
      !(text.includes('could not give it back') && refused.some((id) => text.includes(id))),
  );
  const beyond = listBeyond(books).map(({ name, text }) => expect.stringMatching(`^${name} .*${text} more than`));
  expect(unexpected.toSorted()).toEqual(beyond);
}

/** Orders for which the owner gave back more than was left, in the provider's dashboard; by name. */
const listBeyond = (books: Books) =>
  books.orders
    .map((order) => ({ name: `Order ${order.number}`, paise: order.number === null ? 0 : -keptOf(books, order) }))
    .filter(({ paise }) => paise > 0)
    .map((one) => ({ ...one, text: formatPaise(one.paise) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Everything promised to a person is true. */
function expectPromisesKept({ seen, shoppers }: Rested, { orders, refunds, cartLines }: Books): void {
  for (const { orderId, paymentId } of seen.confirmed) {
    expect(orders.find((order) => order.provider_order_id === orderId)?.provider_payment_id).toBe(paymentId);
  }
  for (const [key, paise] of seen.refunds) {
    const made = refunds.filter(({ request_key }) => request_key === key);
    expect(made.length).toBeLessThanOrEqual(1);
    if (paise !== undefined) {
      const parts = refunds.filter(({ id, part_of: of }) => made.some((one) => one.id === id || one.id === of));
      expect(sum(parts.map(({ amount_paise, credit }) => (amount_paise ?? 0) + credit * 100))).toBe(paise);
    }
  }
  for (const [index, { id }] of shoppers.entries()) {
    if (seen.fills[index] !== 1) continue;
    const own = orders.filter((order) => order.customer_id === id && order.number !== null && order.parent_id === null);
    const isBought = own.some(({ channel }) => channel === null);
    if (own.every(({ channel }) => channel === null) || isBought)
      expect(cartLines.some(({ customer_id }) => customer_id === id)).toBe(!isBought);
  }
}

/** Documents and money agree in every month; no document can say what went back beyond what was paid. */
async function expectReconciled({ db }: Rested, books: Books): Promise<void> {
  const last = books.events.reduce((latest, { created_at: at }) => (at > latest ? at : latest), '2026-11-21');
  const found: string[] = [];
  let unexplained = 0;
  for (let month = '2026-11'; month <= monthOf(indianDayOf(new Date(last))); month = addMonths(month, 1)) {
    const { bridge, differences } = await reconcileDocuments(db, month);
    found.push(...differences.map(({ sentence }) => sentence));
    unexplained += bridge['not explained'];
  }
  const beyond = listBeyond(books);
  expect(found.toSorted()).toEqual(
    beyond.map(({ name, text }) => expect.stringMatching(`^${name}: ${text} was given back and has no credit note`)),
  );
  expect(unexplained).toBe(sum(beyond.map(({ paise }) => paise)));
}
