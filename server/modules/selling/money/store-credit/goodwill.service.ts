// Store credit that staff give to an order's customer as goodwill, and take back.
import type { GoodwillForm } from '@taana-baana/contract/admin/schemas/selling/store-credit.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { orderNotFound } from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/store-credit-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import { lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { queueMail } from '../../../shop/mail/mail.service.ts';
import { findBuyer, lockOrder } from '../../order/orders.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { requireWithinLimit } from '../payments/refunds/manager-limit.service.ts';
import { goodwillMail } from './goodwill-mail.ts';
import { findEntryOfRequest, listEntriesOfOrders, sumEntries } from './store-credit.repository.ts';
import { addEntry, sumOf } from './store-credit.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';

/**
 * To the account that placed the order, with a mail. Repeatable with the same key. Resolves to the
 * customer's balance, in rupees.
 */
export async function giveCredit(
  deps: MailDeps,
  reference: string,
  { key, amount: rupees, takeBack = false, reason }: GoodwillForm,
  actor: Actor,
): Promise<number> {
  const order = await requireOrder(deps.db, reference);
  const { customerId, number } = order;
  if (number === null) throw new AppError('not-found', orderNotFound(reference));
  const amount = takeBack ? -rupees : rupees;
  return inTransaction(deps, async (trx) => {
    await lockCustomer(trx, customerId);
    // Serialises goodwill for one order: the manager's limit counts all of it.
    await lockOrder(trx, order.id);
    const made = await findEntryOfRequest(trx, key);
    if (made) {
      const isSame = made.order_id === order.id && made.amount === amount && made.note === reason;
      if (!isSame) throw new AppError('conflict', texts.keyUsed);
      return sumEntries(trx, customerId);
    }
    const customer = await findBuyer(trx, customerId);
    if (!customer) throw new AppError('conflict', texts.noAccount(nameOf(order)));
    if (takeBack) await requireUnspent(trx, order, rupees);
    const origin = { order_id: order.id, staff_id: staffIdOf(actor), note: reason, request_key: key };
    await addEntry(trx, { customer_id: customerId, amount, kind: 'goodwill', ...origin }, deps.clock.now());
    if (!takeBack) await requireWithinLimit(trx, deps, order, actor);
    const balance = await sumEntries(trx, customerId);
    const mail = goodwillMail(deps, { firstname: customer.firstname, number, amount, balance, reason });
    await queueMail(trx, deps.clock, { recipient: customer.email, orderId: order.id, ...mail });
    // The reason may be about the customer.
    await recordAction(trx, deps.clock, actor, { action: 'orders credit', subject: nameOf(order), after: { amount } });
    return balance;
  });
}

/** Rupees: goodwill for the order that is neither taken back nor spent. */
export const maxTakenBack = (goodwill: Parameters<typeof sumOf>[0], balance: number): number =>
  Math.max(0, Math.min(sumOf(goodwill), balance));

/** Bought credit, and credit for returned goods, belongs to the customer. */
async function requireUnspent(trx: Database, order: OrderRecord, rupees: number): Promise<void> {
  const most = maxTakenBack(
    await listEntriesOfOrders(trx, [order.id], ['goodwill']),
    await sumEntries(trx, order.customerId),
  );
  if (rupees <= most) return;
  const name = nameOf(order);
  throw new AppError(
    'conflict',
    most === 0 ? texts.nothingToTakeBack(name) : texts.moreThanBack(name, formatRupees(most)),
  );
}
