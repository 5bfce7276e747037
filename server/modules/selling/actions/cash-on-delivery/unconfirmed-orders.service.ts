// Jobs: reminds customers once to confirm an order paid on delivery, and cancels it when the time is over.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { PaymentDeps } from '../../../../deps.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { AppError } from '../../../app-error.ts';
import { reminderMail } from '../../money/methods/cash-on-delivery/confirm-link.service.ts';
import { tokenOf } from '../../money/order-links.service.ts';
import { nameOf } from '../../order/order-records.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { findOrder, insertEvent, lockOrder } from '../../order/orders.repository.ts';
import { eventOf } from '../../order/transitions.service.ts';
import { endOrder } from '../orders/end-order.service.ts';
import { savingOf } from './price-online.service.ts';
import { listToRemind, listUnconfirmed } from './cash-facts.repository.ts';

const remindAfterMs = 12 * 3600_000;
const atOnce = 100;
const reminded = 'reminded to confirm';

export async function remindUnconfirmed(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now();
  const placedBefore = new Date(now.getTime() - remindAfterMs).toISOString();
  const due = await listToRemind(deps.db, { placedBefore, now: now.toISOString(), what: reminded }, atOnce);
  for (const id of due) {
    await inTransaction(deps, async (trx) => {
      const order = await lockOrder(trx, id);
      if (order.status !== 'Ordered' || order.confirmBy === null) return;
      await insertEvent(trx, { ...eventOf(id, order.status, order.status, 'customer', now), what: reminded });
      const token = await tokenOf(trx, 'confirm', id);
      const saving = await savingOf({ ...deps, db: trx }, order);
      await mailCustomer(trx, deps, order, reminderMail(deps, order, { token, saving }));
    });
  }
}

/** Pieces and uses of offers go back; one mail. */
export async function endUnconfirmed(deps: PaymentDeps): Promise<void> {
  for (const id of await listUnconfirmed(deps.db, deps.clock.now().toISOString(), atOnce)) {
    const order = await findOrder(deps.db, id);
    if (!order) continue;
    await endIfUnconfirmed(deps, order).catch((error: unknown) => {
      // Confirmed or cancelled at this moment.
      if (!(error instanceof AppError)) throw error;
    });
  }
}

/** `order`: as it was read. Throws a conflict, and changes nothing, if it was confirmed since. */
export const endIfUnconfirmed = (deps: PaymentDeps, order: OrderRecord): Promise<unknown> =>
  endOrder(deps, order, { source: 'not confirmed' }, async (_, { order: locked }) => {
    if (locked.confirmBy === null) throw new AppError('conflict', texts.changedMeanwhile(nameOf(order)));
  });
