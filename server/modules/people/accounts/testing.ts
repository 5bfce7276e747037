// For tests: measures the processor time of a call, and confirms an e-mail.
import type { TestShop } from '../../../testing.ts';

/**
 * The cheapest of five calls, in microseconds of processor time: other work
 * on the machine does not count.
 */
export async function costOf(call: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    costs.push(user + system);
  }
  return Math.min(...costs);
}

/** Uses the link in the mail, as a customer does. */
export async function confirmByMail(shop: TestShop, token: string, email: string): Promise<void> {
  await shop.call('requestEmailConfirmation', { token });
  const mails = shop.deps.db.selectFrom('mails').select('text_body').where('recipient', '=', email);
  const [mail] = await mails.where('subject', 'like', 'Confirm%').orderBy('id', 'desc').execute();
  const link = /\/confirm-email\/([\w-]{43})$/m.exec(mail?.text_body ?? '')?.[1] ?? '';
  const { status } = await shop.call('confirmEmail', { token, params: { token: link } });
  if (status !== 200) throw new Error('the e-mail could not be confirmed');
}
