// A customer's data: all that the shop holds, and the end of it. What an invoice needs stays with its order, and leads to nobody's account.
import type { CustomerData } from '@taana-baana/contract';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { deleteCustomer, findJoinDate, requirePassword } from '../accounts/accounts.service.ts';
import { isSecondFactorOn } from '../accounts/second-factor.service.ts';
import { type SessionCustomer, listSessions } from '../accounts/sessions.service.ts';
import { listLines } from '../cart/cart.service.ts';
import { deleteEnquiriesFrom, listEnquiriesFrom } from '../enquiries/enquiries.service.ts';
import { takeTry } from '../limits/limits.service.ts';
import { forgetSentMails, queueMail } from '../mail/mail.service.ts';
import { findSubscription, unsubscribe } from '../newsletter/newsletter.service.ts';
import { forgetBuyer } from '../orders/forgotten-buyer.service.ts';
import { listOrders } from '../orders/orders.service.ts';
import { listUnpaidOrders } from '../orders/unpaid-orders.service.ts';
import { deleteReviewsOf, listReviewsOf } from '../reviews/reviews.service.ts';
import { getWishlist } from '../wishlist/wishlist.service.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';

/** To one mailbox. */
const deletedMails = { name: 'account deleted mail', tries: 1, minutes: 24 * 60 };

/**
 * Everything but password, tokens and networks, which the shop itself knows as hashes only. What is found by the e-mail may be
 * a stranger's until the e-mail is confirmed.
 */
export async function exportData(
  deps: Pick<Deps, 'db' | 'changes' | 'clock' | 'config'>,
  customer: SessionCustomer,
  token: string,
): Promise<CustomerData> {
  const { id, firstname, lastname, email, mobile, emailConfirmedAt } = customer;
  const isOwnEmail = emailConfirmedAt !== null;
  const { wishlist } = await getWishlist(deps, id);
  return {
    exportedAt: deps.clock.now().toISOString(),
    profile: { _id: id, firstname, lastname, email, mobile, createdAt: await findJoinDate(deps, id), emailConfirmedAt },
    secondFactor: { isOn: await isSecondFactorOn(deps, id) },
    sessions: await listSessions(deps, id, token),
    orders: (await listOrders(deps, id)).orders,
    unpaidOrders: await listUnpaidOrders(deps, id),
    cart: await listLines(deps, id),
    wishlist: wishlist.map(({ _id, title }) => ({ _id, title })),
    reviews: await listReviewsOf(deps.db, id),
    enquiries: isOwnEmail ? await listEnquiriesFrom(deps.db, customer) : [],
    newsletter: (isOwnEmail && (await findSubscription(deps.db, email))) || null,
  };
}

/**
 * Orders that were paid stay, with the name and address of their invoice and, until delivery, a number to call; unpaid ones lapse, and money that still comes for
 * them goes back. Enquiries and newsletter go where the e-mail is confirmed. Throws the refusal that names the field when the password is wrong.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'pauseFor' | 'log' | 'shop' | 'changes'>,
  customer: SessionCustomer,
  password: string,
  network: string,
): Promise<void> {
  await requirePassword(deps, customer, password, network);
  const changes = await deps.db.transaction().execute(async (trx) => {
    await forgetBuyer(trx, deps, customer);
    if (customer.emailConfirmedAt !== null) {
      await deleteEnquiriesFrom(trx, customer);
      await unsubscribe(trx, customer.email);
    }
    await forgetSentMails(trx, customer.email);
    await queueDeletedMail(trx, deps, customer);
    const reviewed = await deleteReviewsOf(trx, customer.id);
    await deleteCustomer(trx, customer);
    return reviewed;
  });
  deps.log.info({ customer: customer.id }, 'an account was deleted');
  for (const change of changes) deps.changes.publish(change);
  deps.changes.publish({ data: 'mails' });
}

/** Somebody may open and delete accounts with a stranger's e-mail all day. */
async function queueDeletedMail(
  trx: Database,
  deps: Pick<Deps, 'clock' | 'shop'>,
  { email, emailConfirmedAt }: SessionCustomer,
): Promise<void> {
  const isLeft = await takeTry({ db: trx, clock: deps.clock }, { limit: deletedMails, subject: email });
  if (isLeft === undefined) return;
  await queueMail(trx, deps.clock, { recipient: email, ...accountDeletedMail(deps, emailConfirmedAt !== null) });
}
