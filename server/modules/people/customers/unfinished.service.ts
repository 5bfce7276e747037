// Unfinished checkouts of a customer: what was in the cart, and the one message about it.
import { groupRules } from '@taana-baana/contract/admin/paths/customer-groups.ts';
import type { CustomerPage, NoContactForm } from '@taana-baana/contract/admin/schemas/people/customers.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/customers.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { restoreCartHref } from '@taana-baana/contract/pages.ts';
import { hashToken, newToken } from '../../../credentials/secret-tokens.ts';
import type { CustomerRow } from '../../../database/tables/account-tables.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { findSubscription } from '../../content/newsletter/newsletter.service.ts';
import { writeMessage } from '../../selling/order/customer-messages.service.ts';
import { listLines } from '../../selling/order/order-goods.repository.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { listAccounts } from './customers.repository.ts';
import { insertCartLink, listUnfinishedOf, updateNoContact } from './unfinished.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>;

const hour = 3600_000;

export async function readUnfinished(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<CustomerPage['unfinished']> {
  const from = new Date(clock.now().getTime() - groupRules.unfinishedDays * 24 * hour).toISOString();
  const checkouts = await listUnfinishedOf(db, id, from);
  const piecesOf = await readPieces(
    db,
    checkouts.map((checkout) => checkout.id),
  );
  return checkouts.map((checkout) => ({
    id: checkout.id,
    at: checkout.created_at,
    total: checkout.total,
    failure: checkout.failure,
    writtenAt: checkout.written_at,
    lines: piecesOf(checkout.id),
  }));
}

/** What was in the carts of these checkouts. */
export async function readPieces(db: Database, ids: readonly string[]) {
  const lines = ids.length === 0 ? [] : await listLines(db, ids);
  return (id: string) =>
    lines
      .filter((line) => line.order_id === id)
      .map(({ title, color_title: color, size, quantity }) => ({ title, color: colorName(color), size, quantity }));
}

type Wisher = Pick<CustomerRow, 'email' | 'no_contact_at'>;

/** Who has ended the newsletter does not want to be written to either. */
export async function readNoContact(db: Database, account: Wisher | undefined): Promise<CustomerPage['noContact']> {
  if (!account) return null;
  if (account.no_contact_at) return 'asked';
  return (await findSubscription(db, account.email))?.state === 'ended' ? 'unsubscribed' : null;
}

/**
 * The text about the latest checkout, with a link to its cart. For some hours it may be opened again,
 * since nobody knows whether it was sent; then no more.
 */
export async function writeAboutCart(deps: Needs, customerId: string, actor: Actor): Promise<{ text: string }> {
  const { db, clock, config } = deps;
  const [account] = await listAccounts(db, [customerId]);
  const [checkout] = account ? await readUnfinished(deps, customerId) : [];
  if (!account || !checkout) throw new AppError('not-found', texts.nothingUnfinished);
  const refusal = await readNoContact(db, account);
  if (refusal !== null) throw new AppError('conflict', texts.noContact[refusal]);
  const now = clock.now();
  if (
    checkout.writtenAt !== null &&
    now.getTime() - Date.parse(checkout.writtenAt) >= groupRules.writeAgainHours * hour
  ) {
    throw new AppError('conflict', texts.writtenOnce);
  }
  const token = newToken();
  const link = config.publicUrl + restoreCartHref(token);
  const { text } = writeMessage(deps, 'unfinished', { name: account.firstname, link });
  await db.transaction().execute(async (trx) => {
    const created_at = now.toISOString();
    await insertCartLink(trx, { token_hash: hashToken(token), order_id: checkout.id, created_at });
    await recordAction(trx, clock, actor, { action: 'customers write', subject: `customer ${customerId}` });
  });
  return { text: text ?? link };
}

export async function setNoContact(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
  { noContact }: NoContactForm,
  actor: Actor,
): Promise<void> {
  const [account] = await listAccounts(db, [customerId]);
  if (!account) throw new AppError('not-found', texts.notFound);
  if (((account.no_contact_at ?? null) !== null) === noContact) return;
  await db.transaction().execute(async (trx) => {
    await updateNoContact(trx, customerId, noContact ? clock.now().toISOString() : null);
    const subject = `customer ${customerId}`;
    await recordAction(trx, clock, actor, { action: 'customers no-contact', subject, after: { noContact } });
  });
}
