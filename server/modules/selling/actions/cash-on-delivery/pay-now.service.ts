// The customer of an order that is paid on delivery pays online instead, until it is packed.
import { createHash } from 'node:crypto';
import { serverMessages } from '@taana-baana/contract';
import * as linkTexts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { PaymentDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { askedOf } from '../../money/methods/cash-on-delivery/promised-price.ts';
import { atCheckout } from '../../money/methods/razorpay/provider-unavailable.ts';
import { OfferGoneError, giveBackReserved, reservePromised } from '../../money/offers/uses.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { findBuyer, findOwnOrder, lockOrder, updateCheckAt } from '../../order/orders.repository.ts';
import { settleOrder } from '../checkout/settlement.service.ts';
import { linkLength } from '../manual-orders/payment-link.service.ts';
import { findLinkOfOrder, saveLink } from '../manual-orders/payment-links.repository.ts';
import { priceOnline } from './price-online.service.ts';

/** Resolves to the address of the provider's page: the same one while it can be paid there. */
export async function payNow(deps: PaymentDeps, customerId: string, reference: string): Promise<{ url: string }> {
  const order = await findOwnOrder(deps.db, customerId, reference);
  if (!order || order.number === null) throw new AppError('not-found', serverMessages.orderNotFound);
  requireUnpacked(order);
  const known = await findLinkOfOrder(deps.db, order.id);
  const now = deps.clock.now();
  if (known && known.expires_at > now.toISOString()) return { url: known.url };
  // Paid at the last moment, and not told yet: another link would hide it.
  if (known && (await atCheckout(deps, deps.gateway.cancelPaymentLink(known.id))).status === 'paid') {
    await atCheckout(deps, settleOrder(deps, order, 'reconciler'));
    throw new AppError('conflict', messages.paidAlready);
  }
  // What an unpaid link promised is to be had again.
  if (known) await inTransaction(deps, (trx) => giveBackReserved(trx, order.id));
  const promise = await priceOnline(deps, order);
  const amount = askedOf({ ...order, promise });
  const buyer = await findBuyer(deps.db, customerId);
  const link = await atCheckout(
    deps,
    deps.gateway.createPaymentLink({
      amount,
      // One link for each that has ended, also after a kill before the commit.
      reference: createHash('sha256')
        .update(`${order.id} ${known?.id ?? ''} ${amount}`)
        .digest('hex')
        .slice(0, 40),
      description: linkTexts.linkDescription(deps.settings.current().name),
      customer: {
        name: [buyer?.firstname, buyer?.lastname].join(' ').trim(),
        mobile: buyer?.mobile ?? '',
        email: buyer?.email ?? null,
      },
      expiresAt: new Date(now.getTime() + linkLength),
    }),
  );
  try {
    await inTransaction(deps, async (trx) => {
      if (promise) await lockCustomer(trx, customerId);
      requireUnpacked(await lockOrder(trx, order.id));
      const { id, url, expiresAt } = link;
      if (promise) await reservePromised(trx, { orderId: order.id, customerId, at: now }, promise.uses, expiresAt);
      await saveLink(trx, {
        order_id: order.id,
        id,
        url,
        expires_at: expiresAt.toISOString(),
        promise: promise ? JSON.stringify(promise) : null,
      });
      // The payment is found also if its page is closed, or this process killed.
      await updateCheckAt(trx, order.id, now.toISOString());
    });
  } catch (error) {
    if (!(error instanceof OfferGoneError)) throw error;
    throw new AppError('conflict', messages.savingChanged);
  }
  return { url: link.url };
}

function requireUnpacked({ method, status }: OrderRecord): void {
  if (method !== 'cash-on-delivery') throw new AppError('conflict', messages.paidAlready);
  if (status !== 'Ordered') throw new AppError('conflict', messages.packedAlready);
}
