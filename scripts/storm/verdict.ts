// After the storm: the shop's books held against the provider's, and against what every customer was told.
import type { Database } from '../../server/database/tables.ts';
import type { ProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import type { Acknowledged } from './shopper.ts';

export interface Books {
  readonly ours: Awaited<ReturnType<typeof readOurBooks>>;
  readonly theirs: Awaited<ReturnType<ProviderDouble['books']>>;
}

export async function readOurBooks(db: Database) {
  return {
    customers: await db.selectFrom('customers').select(['id', 'email']).execute(),
    orders: await db.selectFrom('orders').selectAll().execute(),
    lines: await db.selectFrom('order_lines').selectAll().execute(),
    events: await db.selectFrom('order_events').selectAll().orderBy('id').execute(),
    carts: await db.selectFrom('cart_lines').selectAll().execute(),
    refunds: await db.selectFrom('refunds').selectAll().execute(),
    webhooks: await db.selectFrom('webhook_events').selectAll().execute(),
    mails: await db.selectFrom('mails').selectAll().execute(),
  };
}

/** Whether the shop has nothing left to do. */
export function isSettled({ ours, theirs }: Books): boolean {
  const paid = new Set(
    theirs.payments.filter(({ status }) => ['captured', 'authorized'].includes(status)).map((made) => made.order_id),
  );
  return (
    ours.webhooks.every((event) => event.processed_at !== null) &&
    ours.refunds.every(({ status }) => status === 'refunded') &&
    ours.mails.every((mail) => mail.sent_at !== null) &&
    ours.orders.every((order) => order.number !== null || !paid.has(order.provider_order_id))
  );
}

/** Every sentence is something that must not be. */
export function findFaults(books: Books, customers: readonly Acknowledged[]): string[] {
  return [...faultsOfMoney(books), ...faultsOfOrders(books), ...customers.flatMap((one) => brokenPromises(books, one))];
}

function faultsOfMoney({ ours, theirs }: Books): string[] {
  const wanted = ours.orders.filter((order) => order.number !== null).length + ours.refunds.length;
  const mails = ours.mails.length === wanted ? [] : [`there are ${ours.mails.length} mails where ${wanted} are due`];
  const payments = theirs.payments.flatMap(({ id, status }) => {
    const orders = ours.orders.filter((order) => order.provider_payment_id === id).length;
    const recorded = ours.refunds.filter((refund) => refund.provider_payment_id === id).length;
    const givenBack = theirs.refunds.filter((refund) => refund.payment_id === id).length;
    const found = `${orders} orders, ${recorded} refunds in our books, ${givenBack} at the provider`;
    const isRight =
      status === 'captured'
        ? orders === 1 && recorded + givenBack === 0
        : status === 'refunded'
          ? orders === 0 && recorded === 1 && givenBack === 1
          : orders + recorded + givenBack === 0;
    return isRight ? [] : [`payment ${id} is ${status} and has ${found}`];
  });
  return [...mails, ...payments];
}

function faultsOfOrders({ ours, theirs }: Books): string[] {
  return ours.orders.flatMap((order) => {
    const moves = ours.events.filter((event) => event.order_id === order.id);
    const mails = ours.mails.filter((mail) => order.number !== null && mail.subject.includes(order.number)).length;
    const payment = theirs.payments.find(({ id }) => id === order.provider_payment_id);
    const lines = ours.lines.filter((line) => line.order_id === order.id);
    const isSound =
      lines.reduce((sum, line) => sum + line.price * line.quantity, 0) === order.items_total &&
      moves.length === (order.number === null ? 1 : 2) &&
      moves.at(-1)?.to_status === order.status;
    const isPaid =
      order.number === null
        ? order.provider_payment_id === null && mails === 0
        : payment?.status === 'captured' &&
          payment.amount === order.total * 100 &&
          payment.order_id === order.provider_order_id &&
          mails === 1;
    if (isSound && isPaid) return [];
    return [
      `order ${order.number ?? order.id} (${order.status}) has payment ${payment?.id} (${payment?.status}), ${mails} mails, ${lines.length} lines and ${moves.length} moves`,
    ];
  });
}

function brokenPromises({ ours }: Books, told: Acknowledged): string[] {
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
