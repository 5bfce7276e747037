// For tests: what a call costs the processor, so that work which is done or spared for a password can be told; and an e-mail confirmed.
import type { TestShop } from '../../testing.ts';

/** Of five calls the cheapest, in microseconds of processor time: other work on the machine does not count. */
export async function costOf(call: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    costs.push(user + system);
  }
  return Math.min(...costs);
}

/** By the link in the mail, as a customer does it. */
export async function confirmByMail(shop: TestShop, token: string, email: string): Promise<void> {
  await shop.call('requestEmailConfirmation', { token });
  const mails = shop.deps.db.selectFrom('mails').select('text_body').where('recipient', '=', email);
  const [mail] = await mails.where('subject', 'like', 'Confirm%').orderBy('id', 'desc').execute();
  const link = /\/confirm-email\/([\w-]{43})$/m.exec(mail?.text_body ?? '')?.[1] ?? '';
  const { status } = await shop.call('confirmEmail', { token, params: { token: link } });
  if (status !== 200) throw new Error('the e-mail could not be confirmed');
}
