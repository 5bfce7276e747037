// A gift card as its recipient gets it, for tests.
import type { GiftCard, GiftCardForm } from '@taana-baana/contract/admin/schemas/selling/gift-cards.ts';
import { newToken } from '../../../../credentials/secret-tokens.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { sellGiftCard } from './gift-cards-admin.service.ts';

/** The code in the newest mail to this address. */
export async function readMailedCode({ deps }: Pick<TestShop, 'deps'>, recipient: string): Promise<string> {
  const mail = await deps.db
    .selectFrom('mails')
    .select('text_body')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(mail.text_body)?.[0] ?? '';
}

export async function sellCard(
  shop: Pick<TestShop, 'deps'>,
  form: Partial<GiftCardForm> = {},
): Promise<{ card: GiftCard; code: string }> {
  const recipientEmail = `friend-${newToken().slice(0, 8).toLowerCase()}@example.com`;
  const whole = { amount: 500, paidBy: 'cash', recipientEmail, key: newToken(), ...form } as const;
  const card = await sellGiftCard(shop.deps, whole, commandLine);
  return { card, code: await readMailedCode(shop, whole.recipientEmail) };
}
