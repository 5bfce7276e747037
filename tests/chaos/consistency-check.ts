// After the run: compares the shop's data with the provider's and
// with every response to a customer.
import type { Database } from '../../server/database/tables.ts';
import type { ProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { madeAtProvider } from '../../server/modules/selling/money/payments/refunds/refund-sums.ts';
import { defaultSettings } from '../../shop.config.ts';
import type { Acknowledged } from './shopper.ts';

export interface Books {
  readonly ours: Awaited<ReturnType<typeof readOurBooks>>;
  readonly theirs: Awaited<ReturnType<ProviderDouble['state']>>;
}

export async function readOurBooks(db: Database) {
  return {
    customers: await db.selectFrom('customers').select(['id', 'email']).execute(),
    orders: await db.selectFrom('orders').selectAll().execute(),
    lines: await db.selectFrom('order_lines').selectAll().execute(),
    events: await db.selectFrom('order_events').selectAll().orderBy('id').execute(),
    carts: await db.selectFrom('cart_lines').selectAll().execute(),
    refunds: await db.selectFrom('refunds').selectAll().execute(),
    disputes: await db.selectFrom('disputes').selectAll().execute(),
    webhooks: await db.selectFrom('webhook_events').selectAll().execute(),
    mails: await db.selectFrom('mails').selectAll().execute(),
  };
}

/** Unfinished work, counted by kind; empty if there is none. */
export function openWork({ ours, theirs }: Books): string[] {
  // The money of a rejected refund stays with the payment until the owner tries again.
  const refused = new Set(
    ours.refunds.filter(({ status }) => status === 'failed').map((refund) => refund.provider_payment_id),
  );
  const paid = new Set(
    theirs.payments
      .filter(({ id, status }) => ['captured', 'authorized'].includes(status) && !refused.has(id))
      .map((made) => made.order_id),
  );
  const left = {
    'webhooks to apply': ours.webhooks.filter((event) => event.processed_at === null),
    'refunds to make': ours.refunds.filter(({ status }) => status === 'due' || status === 'requested'),
    'refunds to notice': theirs.refunds.filter(
      ({ id }) => !ours.refunds.some((refund) => refund.provider_refund_id === id),
    ),
    'disputes to notice': theirs.disputes.filter(
      ({ id, status }) => !ours.disputes.some((dispute) => dispute.id === id && dispute.status === status),
    ),
    'mails to send': ours.mails.filter((mail) => mail.sent_at === null),
    'orders to place': ours.orders.filter((order) => order.number === null && paid.has(order.provider_order_id)),
  };
  return Object.entries(left).flatMap(([what, rows]) => (rows.length === 0 ? [] : [`${rows.length} ${what}`]));
}

/** Without mails, which are sent a few at a time. */
export const openMoney = (books: Books): string[] => openWork({ ...books, ours: { ...books.ours, mails: [] } });

/** Each sentence is a violation. */
export function findFaults(books: Books, customers: readonly Acknowledged[]): string[] {
  return [...faultsOfMoney(books), ...faultsOfOrders(books), ...customers.flatMap((one) => brokenPromises(books, one))];
}

function faultsOfMoney({ ours, theirs }: Books): string[] {
  const placed = ours.orders.filter((order) => order.number !== null);
  const cancelled = placed.filter((order) => order.status === 'Cancelled');
  const told = ours.refunds.filter(({ reason }) => reason !== madeAtProvider && reason !== 'order cancelled');
  const wanted = placed.length + cancelled.length + told.length;
  const sent = ours.mails.filter(isToCustomer).length;
  const mails = sent === wanted ? [] : [`there are ${sent} mails to customers where ${wanted} are due`];
  const payments = theirs.payments.flatMap(({ id, status, amount, amount_refunded: wentBack }) => {
    const order = ours.orders.find((row) => row.provider_payment_id === id);
    const refunds = ours.refunds.filter((refund) => refund.provider_payment_id === id);
    const made = refunds.filter((refund) => refund.status === 'refunded');
    const recorded = made.reduce((sum, refund) => sum + (refund.amount_paise ?? Number.NaN), 0);
    const found = `${order?.status ?? 'no order'}, ${recorded} of ${amount} paise back in our books, ${wentBack} at the provider`;
    const isMoneyKept = amount > wentBack && ['captured', 'refunded'].includes(status);
    const isKeptRightly =
      (order !== undefined && order.status !== 'Cancelled') || refunds.some((refund) => refund.status === 'failed');
    const isRight =
      recorded === wentBack &&
      wentBack <= amount &&
      (!isMoneyKept || isKeptRightly) &&
      // A failed or unfinished payment belongs to no order.
      (!order || ['captured', 'refunded'].includes(status));
    return isRight ? [] : [`payment ${id} is ${status} and has ${found}`];
  });
  const twice = ours.refunds.filter(
    (refund) =>
      refund.provider_refund_id !== null &&
      ours.refunds.some((other) => other !== refund && other.provider_refund_id === refund.provider_refund_id),
  );
  return [...mails, ...payments, ...twice.map(({ id }) => `refund ${id} is in our books twice`)];
}

function faultsOfOrders({ ours, theirs }: Books): string[] {
  return ours.orders.flatMap((order) => {
    const moves = ours.events.filter((event) => event.order_id === order.id);
    const mails = ours.mails
      .filter(isToCustomer)
      .filter((mail) => order.number !== null && mail.subject.includes(order.number)).length;
    const payment = theirs.payments.find(({ id }) => id === order.provider_payment_id);
    const lines = ours.lines.filter((line) => line.order_id === order.id);
    const isCancelled = order.status === 'Cancelled';
    const isSound =
      lines.reduce((sum, line) => sum + line.price * line.quantity, 0) === order.items_total &&
      moves.length === (order.number === null ? 1 : 2) + Number(isCancelled) &&
      moves.at(-1)?.to_status === order.status;
    const isPaid =
      order.number === null
        ? order.provider_payment_id === null && mails === 0
        : payment?.amount === order.total * 100 &&
          payment.order_id === order.provider_order_id &&
          mails === 1 + Number(isCancelled);
    if (isSound && isPaid) return [];
    return [
      `order ${order.number ?? order.id} (${order.status}) has payment ${payment?.id} (${payment?.status}), ${mails} mails, ${lines.length} lines and ${moves.length} moves`,
    ];
  });
}

const isToCustomer = ({ recipient }: { recipient: string }): boolean =>
  recipient !== defaultSettings.shop.contact.email;

/** What a customer was told and the shop has lost. Holds at any time. */
export function brokenPromises({ ours }: Pick<Books, 'ours'>, told: Acknowledged): string[] {
  const customer = ours.customers.find(({ email }) => email === told.email)?.id;
  const orders = ours.orders.filter((order) => order.customer_id === customer);
  const bought = orders.filter((order) => order.number !== null);
  const shirts =
    ours.lines
      .filter((line) => bought.some((order) => order.id === line.order_id))
      .reduce((sum, line) => sum + line.quantity, 0) +
    ours.carts.filter((line) => line.customer_id === customer).reduce((sum, line) => sum + line.quantity, 0);
  return [
    ...(shirts < told.shirts ? [`${told.email} put ${told.shirts} shirts into the cart, ${shirts} are left`] : []),
    ...told.providerOrders
      .filter((id) => !orders.some((order) => order.provider_order_id === id))
      .map((id) => `the checkout ${id} of ${told.email} is gone`),
    ...told.verifiedPayments
      .filter((id) => !bought.some((order) => order.provider_payment_id === id))
      .map((id) => `the verified payment ${id} of ${told.email} has no order`),
    ...told.orders
      .filter(
        (one) => !bought.some((order) => order.number === one.number && order.provider_payment_id === one.paymentId),
      )
      .map(({ number }) => `the order ${number} of ${told.email} is gone`),
    ...told.webhooks
      .filter((id) => !ours.webhooks.some((event) => event.id === id))
      .map((id) => `the webhook ${id} is gone`),
  ];
}
