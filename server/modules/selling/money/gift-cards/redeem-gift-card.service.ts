// A customer turns a gift card into store credit.
import { type CustomerData, giftCardMessages } from '@taana-baana/contract';
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { lastDayOf } from '@taana-baana/contract/gift-cards.ts';
import type { RedeemedGiftCard } from '@taana-baana/contract/schemas/selling/gift-card.ts';
import { hashToken } from '../../../../credentials/secret-tokens.ts';
import type { Database } from '../../../../database/tables.ts';
import { lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { addEntry } from '../store-credit/store-credit.service.ts';
import { stateOf } from './gift-cards-admin.service.ts';
import {
  findGiftCard,
  findRedeemer,
  listRedeemed,
  updateOpenGiftCard,
  updateWithoutRecipient,
} from './gift-cards.repository.ts';
import { sumEntries } from '../store-credit/store-credit.repository.ts';

/**
 * Only once, however many calls arrive at the same time. The customer who redeemed it gets the same
 * answer again: a call whose response was lost can be repeated.
 */
export function redeemGiftCard(deps: ChangeDeps, customerId: string, code: string): Promise<RedeemedGiftCard> {
  const now = deps.clock.now();
  return inTransaction(deps, async (trx) => {
    const card = await findGiftCard(trx, { code_hash: hashToken(code) });
    if (!card) throw invalid(giftCardMessages.codeWrong);
    const { id, amount } = card;
    await lockCustomer(trx, customerId);
    const used = await updateOpenGiftCard(trx, card, now.toISOString(), { redeemed_at: now.toISOString() });
    if (used) await addEntry(trx, { customer_id: customerId, amount, kind: 'gift card', gift_card_id: id }, now);
    else if ((await findRedeemer(trx, id)) !== customerId) {
      // Read again: another call may have changed it since.
      const state = stateOf((await findGiftCard(trx, { id })) ?? card, now);
      if (state === 'open') throw invalid(giftCardMessages.codeWrong);
      throw invalid(
        state === 'expired' ? giftCardMessages.expired(formatDay(lastDayOf(card.expires_at))) : giftCardMessages[state],
      );
    }
    return { amount, balance: await sumEntries(trx, customerId) };
  });
}

/** For the customer's own data, oldest first. */
export async function listRedeemedCards(db: Database, customerId: string): Promise<CustomerData['giftCards']> {
  return (await listRedeemed(db, customerId)).map((card) => ({
    codeEnd: card.code_end,
    amount: card.amount,
    redeemedAt: card.redeemed_at ?? '',
    recipient: { name: card.recipient_name, email: card.recipient_email },
    message: card.message,
  }));
}

/** When a customer deletes the account: deletes name, e-mail and message of the used gift cards. */
export const forgetRecipient = (trx: Database, customerId: string): Promise<void> =>
  updateWithoutRecipient(trx, customerId);

const invalid = (message: string) => new AppError('invalid', message, { fields: { code: message } });
