// An order that staff take by phone, by WhatsApp or at the counter: paid in cash or by UPI at once,
// and perhaps handed over, or paid by a link of the payment provider.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { MadeOrder, NewManualOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../../database/tables.ts';
import { type Transaction, lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { PaymentDeps } from '../../../../deps.ts';
import type { PaymentLink } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { requireAvailable, reserveUntil } from '../../goods/stock/reservations.service.ts';
import { requireDiscountWithinLimit } from '../../money/payments/refunds/manager-limit.service.ts';
import { readBooks } from '../../money/payments/books.repository.ts';
import { receivedByHand } from '../../money/methods/by-hand/by-hand.ts';
import { toCustomerColumns } from '../../order/customer-contact.service.ts';
import { listAdjustments, listLines } from '../../order/order-goods.repository.ts';
import { insertNote, listNotes } from '../../order/order-notes.repository.ts';
import { findOrderOfKey } from '../../order/orders.repository.ts';
import { type OrderRecord, toAddressText } from '../../order/orders.mapping.ts';
import { placeNewOrder } from '../checkout/place-order.service.ts';
import { type NewOrder, type PricedCart, insertUnpaid } from '../checkout/unpaid-orders.service.ts';
import { findBilledOrder } from '../../money/documents/issue/issue.repository.ts';
import { handOver } from './hand-over.service.ts';
import { paymentLinkMail } from './link-mail.ts';
import { requireProvedCustomer } from './known-customers.service.ts';
import { isManual } from '@taana-baana/contract/pricing/manual-discount.ts';
import { OfferGoneError, reserveUses } from '../../money/offers/uses.service.ts';
import { findMobile, listUsesOfOrder } from '../../money/offers/uses.repository.ts';
import { priceLines } from './manual-lines.service.ts';
import { priceWithCodes } from './manual-offers.service.ts';
import { atProvider } from '../../money/methods/razorpay/provider-unavailable.ts';
import { linkLength } from './payment-link.service.ts';
import { insertLink } from './payment-links.repository.ts';

export type ManualOrderInput = Omit<NewManualOrder, 'total'> & { readonly total?: number };

/** One order per key, however many calls arrive at once. Throws a SoldOutError. */
export async function placeManualOrder(deps: PaymentDeps, wanted: ManualOrderInput, actor: Actor): Promise<MadeOrder> {
  const known = await findMade(deps.db, wanted);
  if (known) return toMade(deps.db, known, wanted);
  try {
    return await takeNew(deps, wanted, actor);
  } catch (error) {
    // Another call with this key was faster; to this one its pieces may have looked sold out.
    const faster = await findMade(deps.db, wanted);
    if (!faster) throw error;
    return toMade(deps.db, faster, wanted);
  }
}

/** Throws an error also when another call with this key was faster. */
async function takeNew(deps: PaymentDeps, wanted: ManualOrderInput, actor: Actor): Promise<MadeOrder> {
  const { codes, payment } = wanted;
  const cart = codes
    ? await priceWithCodes(deps, { ...wanted, codes, isPaidByHand: payment !== undefined })
    : await priceLines(deps, wanted);
  const { total } = cart;
  if (wanted.total !== undefined && wanted.total !== total) {
    throw new AppError('conflict', texts.priceChanged(formatRupees(total)));
  }
  if (wanted.discount) await requireDiscountWithinLimit(deps.db, deps, wanted.discount.rupees, actor);
  requireAvailable(cart.lines);
  const columns = await customerColumnsOf(deps.db, wanted);
  const link = payment
    ? undefined
    : await atProvider(deps, deps.gateway.createPaymentLink(linkOf(deps, wanted, columns, total)));
  const made = await make(deps, { wanted, cart, columns, link }, actor).catch((error: unknown) => {
    throw error instanceof OfferGoneError ? new AppError('conflict', texts.offerGone(error.use.terms.title)) : error;
  });
  if (!made) throw new AppError('conflict', texts.keyUsed);
  return { id: made.id, number: made.number };
}

/** Undefined when another call with this key was faster. */
function make(deps: PaymentDeps, opening: Opening, actor: Actor): Promise<OrderRecord | undefined> {
  const { wanted, cart, link } = opening;
  const order = toNewOrder(opening);
  const now = deps.clock.now();
  return inTransaction(deps, async (trx) => {
    if (cart.uses?.length) await lockCustomer(trx, order.customerId);
    const made = wanted.payment
      ? await placeNewOrder(trx, deps, order, {
          payment: receivedByHand(wanted.payment, staffIdOf(actor)),
          source: 'by hand',
        })
      : await insertUnpaid(trx, order, {
          awaited: { check_at: firstCheck(deps, now) },
          now,
          staffId: staffIdOf(actor),
        });
    if (!made) return undefined;
    if (wanted.note) {
      await insertNote(trx, {
        id: v7(),
        order_id: made.id,
        staff_id: staffIdOf(actor),
        text: wanted.note,
        created_at: now.toISOString(),
      });
    }
    if (link) await awaitPayment(trx, deps, { order: made, cart, link });
    const document = wanted.handing && (await handOver(trx, deps, made, staffIdOf(actor)));
    await recordAction(trx, deps.clock, actor, {
      action: 'orders new',
      subject: `Order ${made.number ?? made.id}`,
      after: {
        channel: wanted.channel,
        total: made.total,
        ...(wanted.discount && { discount: wanted.discount }),
        ...(cart.uses?.length && { offers: cart.uses.map(({ terms }) => terms.title).join(', ') }),
        payment: wanted.payment?.method ?? 'link',
        ...(wanted.handing && { status: 'Delivered' }),
        ...(document && { document }),
      },
    });
    return made;
  });
}

const keyOf = ({ key }: ManualOrderInput): string => `by staff:${key}`;

const findMade = (db: Database, wanted: ManualOrderInput): Promise<OrderRecord | undefined> =>
  findOrderOfKey(db, keyOf(wanted));

/** Throws an error if the call that made it had other content. */
async function toMade(db: Database, order: OrderRecord, wanted: ManualOrderInput): Promise<MadeOrder> {
  const { id, number, channel, total, address, isHandedOver } = order;
  const { payments } = await readBooks(db, order);
  const received = payments.find(({ method }) => method === 'by-hand');
  const ordered = (await listLines(db, [id])).map((line) => [line.product_id, line.color_id, line.size, line.quantity]);
  const asked = wanted.lines.map(({ product, color, size, quantity }) => [product, color, size, quantity]);
  const adjustment = (await listAdjustments(db, [order])).find(isManual);
  const discount = adjustment && { rupees: adjustment.paise / 100, reason: adjustment.label };
  const used = (await listUsesOfOrder(db, id)).flatMap(({ code }) => code ?? []);
  const billed = await findBilledOrder(db, id);
  const [note] = await listNotes(db, [id]);
  const isSame =
    channel === wanted.channel &&
    isHandedOver === (wanted.handing !== undefined) &&
    (wanted.total === undefined || wanted.total === total) &&
    received?.instrument === wanted.payment?.method &&
    (received?.reference ?? undefined) === wanted.payment?.reference &&
    (address ? toAddressText(address) : undefined) === (wanted.address && toAddressText(wanted.address)) &&
    // Without one typed, it is the account's.
    (wanted.gstin === undefined || wanted.gstin === billed.customer_gstin) &&
    (wanted.gstin === undefined || (wanted.business || null) === billed.customer_business) &&
    (wanted.note || undefined) === note?.text &&
    isDeepStrictEqual(discount, wanted.discount) &&
    isDeepStrictEqual(used.toSorted(), (wanted.codes ?? []).toSorted()) &&
    JSON.stringify(ordered) === JSON.stringify(asked);
  if (!isSame) throw new AppError('conflict', texts.keyUsed);
  return { id, number };
}

/** The current account, if the member picked one that is proved to be the caller's; otherwise what was typed. */
async function customerColumnsOf(db: Database, wanted: ManualOrderInput) {
  const { customerId, addTo, handing, gstin = null, mobile = '', email = '' } = wanted;
  const business = { customer_business: gstin === null ? null : wanted.business || null };
  if (customerId === undefined) {
    const { firstname = '', lastname = '' } = wanted.address ?? {};
    const columns = toCustomerColumns({ firstname, lastname, mobile, email });
    const unknown = { customer_mobile: mobile || null, customer_email: email || null, customer_gstin: gstin };
    // Not null: that is the name of a deleted account.
    return { ...columns, customer_name: columns.customer_name?.trim() ?? '', ...unknown, ...business };
  }
  const account = await requireProvedCustomer(db, customerId, { mobile, email }, addTo);
  // Handed over, its invoice may have no address: then it names no GSTIN that nobody asked for.
  return { ...toCustomerColumns(account), customer_gstin: gstin ?? (handing ? null : account.gstin), ...business };
}
type Columns = Awaited<ReturnType<typeof customerColumnsOf>>;

/**
 * The provider makes one link per reference: after a kill before the commit, a repeated call finds
 * its link.
 */
function linkOf({ clock, settings }: PaymentDeps, wanted: ManualOrderInput, columns: Columns, amount: number) {
  return {
    amount,
    reference: createHash('sha256').update(keyOf(wanted)).digest('hex').slice(0, 40),
    description: texts.linkDescription(settings.current().name),
    customer: {
      name: columns.customer_name ?? '',
      mobile: columns.customer_mobile ?? '',
      email: columns.customer_email,
    },
    expiresAt: new Date(clock.now().getTime() + linkLength),
  };
}

interface Opening {
  readonly wanted: ManualOrderInput;
  readonly cart: PricedCart;
  readonly columns: Columns;
  readonly link: PaymentLink | undefined;
}

const toNewOrder = ({ wanted, cart, columns }: Opening): NewOrder => ({
  id: v7(),
  // The customer's id is null for somebody without an account.
  customerId: wanted.customerId ?? v7(),
  channel: wanted.channel,
  attemptKey: keyOf(wanted),
  cart,
  credit: 0,
  address: wanted.address ?? null,
  customer: columns,
  ...(wanted.handing && { handing: wanted.handing }),
});

const firstCheck = ({ config }: PaymentDeps, now: Date): string =>
  new Date(now.getTime() + config.reconcileAfterSeconds * 1000).toISOString();

/** Pieces and uses of offers are reserved until the link ends; a customer with an e-mail gets the link by mail. */
async function awaitPayment(
  trx: Transaction,
  deps: PaymentDeps,
  { order, cart, link }: { readonly order: OrderRecord; readonly cart: PricedCart; readonly link: PaymentLink },
): Promise<void> {
  const { id, url, expiresAt } = link;
  const { id: orderId, customerId } = order;
  await reserveUntil(trx, { orderId, until: expiresAt }, cart.lines);
  if (cart.uses?.length) {
    const using = { orderId, customerId, mobile: await findMobile(trx, orderId), at: deps.clock.now() };
    await reserveUses(trx, using, cart.uses, expiresAt);
  }
  await insertLink(trx, { order_id: orderId, id, url, expires_at: expiresAt.toISOString() });
  await mailCustomer(trx, deps, order, paymentLinkMail(deps, { url, expiresAt, cart }));
}
