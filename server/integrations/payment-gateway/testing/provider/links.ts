// Payment links of the provider double.
import { newPayment } from './payments.ts';
import {
  type Answer,
  type Body,
  type Link,
  type Payment,
  createdAt,
  links,
  newId,
  ok,
  orders,
  refuse,
  unknownId,
} from './records.ts';

export function paymentLink(line: string, id: string, query: URLSearchParams, body: Body): Answer {
  if (line === 'POST payment_links' && id === '') return createLink(body);
  if (line === 'GET payment_links' && id === '') {
    return ok({ payment_links: [...links.values()].filter((one) => one.reference_id === query.get('reference_id')) });
  }
  const link = links.get(id);
  if (!link) return unknownId();
  if (line === 'GET payment_links') return ok(link);
  if (link.status === 'paid') return refuse('cannot cancel or expire an already paid/partially paid link');
  if (link.status !== 'created') return refuse('cannot cancel or expire an expired link');
  return ok(Object.assign(link, { status: 'cancelled' }));
}

function createLink(body: Body): Answer {
  const reference_id = String(body.reference_id);
  if (!Number.isInteger(body.amount)) return refuse('The amount must be an integer.');
  if (reference_id.length > 40) return refuse('The reference id may not be greater than 40 characters.');
  if ([...links.values()].some((one) => one.reference_id === reference_id)) {
    return refuse(`payment link already exists with reference id: ${reference_id}`);
  }
  const id = newId('plink');
  const link: Link = {
    accept_partial: body.accept_partial,
    amount: Number(body.amount),
    amount_paid: 0,
    currency: String(body.currency),
    customer: body.customer,
    description: body.description,
    expire_by: Number(body.expire_by),
    id,
    notes: null,
    payments: null,
    reference_id,
    short_url: `https://rzp.io/i/${id.slice(-7)}`,
    status: 'created',
    created_at: createdAt,
  };
  links.set(id, link);
  return ok(link);
}

/** The order of the payment comes with the first attempt; the link names it once it is paid. */
export function payLink(id: string, status: string): Payment {
  const link = links.get(id) as Link;
  const order_id = `order_${id.slice('plink_'.length)}`;
  if (!orders.has(order_id)) {
    const { amount, currency } = link;
    const order = { id: order_id, entity: 'order', amount, amount_paid: 0, amount_due: amount, currency, receipt: id };
    orders.set(order_id, { ...order, status: 'created', created_at: createdAt });
  }
  const payment = newPayment({ order_id, status });
  if (status === 'captured') {
    const { id: payment_id, amount, method } = payment;
    const made = [{ payment_id, amount, method, plink_id: id, status }];
    Object.assign(link, { status: 'paid', amount_paid: link.amount, order_id, payments: made });
  }
  return payment;
}
