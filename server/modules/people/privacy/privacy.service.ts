// Exports and deletes a customer's data. What an invoice needs stays with
// its order, without an account.
import type { CustomerData } from '@taana-baana/contract';
import { type Transaction, lockCustomer, inTransaction } from '../../../database/transaction.ts';
import type { Deps, MailDeps } from '../../../deps.ts';
import { deleteCustomer, findJoinDate, readGstin, requirePassword } from '../accounts/accounts.service.ts';
import { isSecondFactorOn } from '../accounts/second-factor/second-factor.service.ts';
import { type SessionCustomer, listSessions } from '../accounts/sessions.service.ts';
import { listLines } from '../../selling/actions/cart/cart.service.ts';
import { exportPhotos } from '../../selling/actions/exchanges/exchange-photos.service.ts';
import { anonymiseExchanges } from '../../selling/goods/exchanges/exchange-records.service.ts';
import { forgetRecipient, listRedeemedCards } from '../../selling/money/gift-cards/redeem-gift-card.service.ts';
import { deleteCustomerNotes, listAccounts, listCustomerNotes } from '../customers/customers.repository.ts';
import { deleteEnquiries } from '../enquiries/enquiries.repository.ts';
import { listEnquiriesFrom } from '../enquiries/enquiries.service.ts';
import { consumeAttempt } from '../rate-limits/rate-limits.service.ts';
import { forgetFinishedMails, queueMail } from '../../shop/mail/mail.service.ts';
import { findSubscription, forgetSubscription } from '../../content/newsletter/newsletter.service.ts';
import { anonymiseCustomer } from '../../selling/actions/orders/anonymise-customer.service.ts';
import { listNotesAbout } from '../../selling/desk/order-page/order-notes.service.ts';
import { listOrdersWithContact } from '../../selling/desk/orders/own-orders.service.ts';
import { exportHandRefunds } from '../../selling/money/payments/refunds/hand-refunds.service.ts';
import { listUnpaidOrders } from '../../selling/actions/checkout/unpaid-orders.service.ts';
import { rememberPastCustomer } from '../../selling/money/offers/shopper/people.service.ts';
import { deleteReviewsOf, listReviewsOf } from '../../catalog/reviews/reviews.service.ts';
import { endCredit, readCredit } from '../../selling/money/store-credit/store-credit.service.ts';
import { getWishlist } from '../../catalog/wishlist/wishlist.service.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';

/** Per mailbox. */
const deletedMails = { name: 'account deleted mail', attempts: 1, minutes: 24 * 60 };

/**
 * Everything except password, tokens and networks, which are stored only as hashes. Data found by
 * e-mail is included once the e-mail is confirmed: before, it may be a stranger's.
 */
export async function exportData(deps: MailDeps, customer: SessionCustomer, token: string): Promise<CustomerData> {
  const { id, firstname, lastname, email, mobile, emailConfirmedAt } = customer;
  const isOwnEmail = emailConfirmedAt !== null;
  const { wishlist } = await getWishlist(deps, id);
  const handRefunds = await exportHandRefunds(deps.db, id);
  return {
    exportedAt: deps.clock.now().toISOString(),
    profile: {
      _id: id,
      firstname,
      lastname,
      email,
      mobile,
      createdAt: await findJoinDate(deps, id),
      emailConfirmedAt,
      ...(await readGstin(deps, id)),
      noContactSince: (await listAccounts(deps.db, [id]))[0]?.no_contact_at ?? null,
    },
    secondFactor: { isOn: await isSecondFactorOn(deps, id) },
    sessions: await listSessions(deps, id, token),
    orders: await listOrdersWithContact(deps, id),
    ...(handRefunds && { handRefunds }),
    orderNotes: await listNotesAbout(deps.db, id),
    notes: (await listCustomerNotes(deps.db, [id])).map(({ text, created_at: createdAt }) => ({ text, createdAt })),
    unpaidOrders: await listUnpaidOrders(deps, id),
    exchangePhotos: await exportPhotos(deps.db, id),
    storeCredit: await readCredit(deps.db, id),
    giftCards: await listRedeemedCards(deps.db, id),
    cart: await listLines(deps, id),
    wishlist: wishlist.map(({ _id, title }) => ({ _id, title })),
    reviews: await listReviewsOf(deps.db, id),
    enquiries: isOwnEmail ? await listEnquiriesFrom(deps.db, customer) : [],
    newsletter: (isOwnEmail && (await findSubscription(deps.db, email))) || null,
  };
}

/**
 * Paid orders remain with the invoice's name and address and, until delivery, a phone number.
 * Store credit ends. Unpaid ones expire, and late payments for them are refunded. Enquiries and
 * subscription are deleted if the e-mail is confirmed. A wrong password throws an error for its
 * field.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'pauseFor' | 'log' | 'config' | 'settings' | 'changes'>,
  customer: SessionCustomer,
  password: string,
  network: string,
): Promise<void> {
  await requirePassword(deps, customer, password, network);
  await inTransaction(deps, async (trx) => {
    // The customer is locked before the orders, as by a checkout.
    await lockCustomer(trx, customer.id);
    await endCredit(trx, customer.id, deps.clock.now());
    await rememberPastCustomer(trx, deps, customer.id);
    await anonymiseCustomer(trx, deps, customer);
    await anonymiseExchanges(trx, customer.id);
    await deleteCustomerNotes(trx, customer.id);
    await forgetRecipient(trx, customer.id);
    if (customer.emailConfirmedAt !== null) {
      await deleteEnquiries(trx, customer);
      await forgetSubscription(trx, customer.email);
    }
    await forgetFinishedMails(trx, customer.email);
    await queueDeletedMail(trx, deps, customer);
    await deleteReviewsOf(trx, customer.id);
    await deleteCustomer(trx, customer);
  });
  deps.log.info({ customer: customer.id }, 'an account was deleted');
}

/** Limited: somebody could open and delete accounts with a stranger's e-mail all day. */
async function queueDeletedMail(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  { email, emailConfirmedAt }: SessionCustomer,
): Promise<void> {
  const isLeft = await consumeAttempt({ db: trx, clock: deps.clock }, { limit: deletedMails, subject: email });
  if (isLeft === undefined) return;
  await queueMail(trx, deps.clock, {
    recipient: email,
    ...accountDeletedMail(deps, emailConfirmedAt !== null),
  });
}
