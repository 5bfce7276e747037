// A customer, or staff for one, asks for an exchange of a delivered order; a customer withdraws it.
import { v7 } from 'uuid';
import { exchangeMessages, serverMessages } from '@taana-baana/contract';
import { unchangedPart } from '@taana-baana/contract/exchanges.ts';
import type { StaffExchangeForm } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/start-exchange.ts';
import type { ExchangeForm } from '@taana-baana/contract/schemas/selling/exchange.ts';
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { listProductColors } from '../../../catalog/products/products.service.ts';
import { isOffered } from '../../goods/stock/sold-out.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { insertNote } from '../../order/order-notes.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { findOwnOrder, lockOrder, insertEvent } from '../../order/orders.repository.ts';
import { type Source, eventOf } from '../../order/transitions.service.ts';
import { mailRequestedExchange } from '../../../shop/notifications/alerts.service.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { requestedWords } from './exchange-mail.ts';
import { readExchangeFacts } from './exchange-facts.service.ts';
import { type StoredLine, toExchangedLines } from '../../goods/exchanges/exchange-records.service.ts';
import { sendPhotos } from './exchange-photos.service.ts';
import { findSize } from '../../../product-sizes.ts';
import {
  findExchange,
  findRequested,
  insertExchange,
  updateExchange,
} from '../../goods/exchanges/exchanges.repository.ts';

/** A customer, or staff for the customer of any order. */
type Asker = { readonly customerId: string } | { readonly actor: Actor };
type Request = ExchangeForm & Partial<Pick<StaffExchangeForm, 'isSent' | 'whyLate'>>;

/**
 * Within the days that the refund policy promises; staff may pass them with a reason. Refuses a
 * piece that is being exchanged or was refunded. A request sent twice with the same key makes one
 * exchange.
 */
export async function requestExchange(
  deps: MailDeps,
  asker: Asker,
  number: string,
  form: Request,
): Promise<{ order: OrderRecord; id: string }> {
  const order =
    'actor' in asker ? await requireOrder(deps.db, number) : await findOwnOrder(deps.db, asker.customerId, number);
  if (!order) throw new AppError('not-found', serverMessages.orderNotFound);
  const bought = await listLines(deps.db, [order.id]);
  const lines = await toWantedLines(deps, bought, form);
  const id = await inTransaction(deps, async (trx) => {
    const locked = await lockOrder(trx, order.id);
    const known = form.key === undefined ? undefined : await findRequested(trx, order.id, form.key);
    if (known) return known.id;
    const facts = (await readExchangeFacts({ ...deps, db: trx }, [locked], bought)).get(order.id);
    const until = facts?.canExchangeUntil ?? null;
    if (until === null) requireMayBeLate(asker, locked, form);
    const tooMany = lines.some(({ line, quantity }) => quantity > (facts?.left.get(line) ?? 0));
    if (tooMany) throw new AppError('conflict', exchangeMessages.noPiecesLeft);
    const exchange: ExchangeRow = {
      id: v7(),
      order_id: order.id,
      state: form.isSent ? 'returned' : 'requested',
      reason: form.reason,
      comment: form.comment || null,
      lines: JSON.stringify(lines),
      rejection: null,
      replacement_id: null,
      requested_at: deps.clock.now().toISOString(),
      received_at: null,
      ended_at: null,
      request_key: form.key ?? null,
    };
    await insertExchange(trx, exchange);
    const exchanged = toExchangedLines(exchange, bought);
    if ('actor' in asker) {
      await recordStart(trx, deps, { order: locked, exchange, actor: asker.actor, whyLate: until ? '' : form.whyLate });
    } else {
      await sendPhotos(trx, asker.customerId, exchange.id, form.photos ?? []);
      await insertEvent(trx, eventAt(deps, locked, 'exchange requested'));
      await mailRequestedExchange(trx, deps, {
        id: exchange.id,
        number: String(locked.number),
        reason: form.reason,
        lines: exchanged,
      });
    }
    await mailCustomer(trx, deps, locked, requestedWords(deps, locked, exchange, exchanged, until));
    return exchange.id;
  });
  return { order, id };
}

/** Staff may accept a delivered order after its days, with a reason. */
function requireMayBeLate(asker: Asker, order: OrderRecord, { whyLate }: Request): void {
  if ('customerId' in asker) throw new AppError('conflict', exchangeMessages.windowOver);
  if (order.status !== 'Delivered') throw new AppError('conflict', texts.notDelivered(nameOf(order)));
  if (!whyLate) throw new AppError('invalid', texts.whyLateRequired, { fields: { whyLate: texts.whyLateRequired } });
}

interface Start {
  readonly order: OrderRecord;
  readonly exchange: ExchangeRow;
  readonly actor: Actor;
  readonly whyLate: string | undefined;
}

/** The reason may be about the customer: a note has it, which ends with the account; the audit log has not. */
async function recordStart(trx: Database, deps: MailDeps, { order, exchange, actor, whyLate }: Start): Promise<void> {
  const staffId = staffIdOf(actor);
  const at = exchange.requested_at;
  await insertEvent(trx, { ...eventAt(deps, order, 'exchange requested', 'operator'), staff_id: staffId });
  if (whyLate) {
    const text = texts.lateNote(whyLate);
    await insertNote(trx, { id: v7(), order_id: order.id, staff_id: staffId, text, created_at: at, on_slip: 0 });
  }
  const after = { state: exchange.state, ...(whyLate && { isLate: true }) };
  await recordAction(trx, deps.clock, actor, { action: 'exchanges start', subject: nameOf(order), after });
}

/** Until the parcel is on its way to the shop. Harmless to repeat. */
export async function withdrawExchange(
  deps: MailDeps,
  customerId: string,
  { number, id }: { readonly number: string; readonly id: string },
): Promise<OrderRecord> {
  const order = await findOwnOrder(deps.db, customerId, number);
  if (!order) throw new AppError('not-found', serverMessages.orderNotFound);
  await inTransaction(deps, async (trx) => {
    const locked = await lockOrder(trx, order.id);
    const row = await findExchange(trx, id);
    if (row?.order_id !== order.id) throw new AppError('not-found', serverMessages.notFound);
    if (row.withdrawn_at) return;
    const now = deps.clock.now();
    const ended = { state: 'rejected', withdrawn_at: now.toISOString(), ended_at: now.toISOString() } as const;
    if (!(await updateExchange(trx, id, ['requested'], ended))) {
      throw new AppError('conflict', exchangeMessages.notWithdrawable);
    }
    await insertEvent(trx, eventAt(deps, locked, 'exchange withdrawn'));
  });
  return order;
}

const eventAt = ({ clock }: MailDeps, { id, status }: OrderRecord, what: string, source: Source = 'customer') => ({
  ...eventOf(id, status, status, source, clock.now()),
  what,
});

/** Refuses a line that is named twice: the request would be ambiguous. */
async function toWantedLines(
  deps: MailDeps,
  bought: readonly OrderLineRow[],
  form: ExchangeForm,
): Promise<StoredLine[]> {
  const colors = await listProductColors(
    deps,
    bought.map((line) => line.product_id),
  );
  const isRepeated = new Set(form.lines.map(({ line }) => line)).size < form.lines.length;
  if (isRepeated) throw new AppError('invalid', exchangeMessages.lineUnknown);
  const lines = form.lines.map(async ({ line, quantity, color, size: text }, index) => {
    const own = bought.find(({ id }) => id === line);
    if (!own) throw new AppError('invalid', exchangeMessages.lineUnknown);
    const size = await findSize(deps.db, own.product_id, text, `lines.${index}.size`);
    const unchanged = unchangedPart(form.reason, { color: own.color_id, size: own.size }, { color, size });
    if (unchanged) throw new AppError('invalid', exchangeMessages.unchanged[unchanged]);
    const offered = colors.get(own.product_id);
    if (!offered) throw new AppError('conflict', exchangeMessages.productGone);
    const wanted = offered.find(({ _id }) => _id === color);
    if (!wanted) throw new AppError('invalid', serverMessages.colorNotOffered);
    if (!(await isOffered(deps.db, { product: own.product_id, color, size }))) {
      throw new AppError('invalid', serverMessages.sizeNotOffered);
    }
    return { line, quantity, colorId: color, color: wanted.title, size };
  });
  return Promise.all(lines);
}
