// For tests: a shop that takes cash on delivery, and orders paid so.
import type { CashSection } from '@taana-baana/contract/schemas/settings.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { saveSection, showSettings } from '../../../shop/settings/settings.service.ts';
import { address, amount } from '../../money/payments/testing.ts';

/** Turns it on, with other values than the default's. */
export async function takeCash({ deps }: TestShop, changes: Partial<CashSection> = {}): Promise<void> {
  const { version, value } = (await showSettings(deps)).cash;
  const wanted = { ...value, isOn: true, ...changes };
  await saveSection(deps, { section: 'cash', basedOn: version, value: wanted }, commandLine);
}

/** Of the cart of `openCart`. Resolves to the order's number. */
export async function placeForCash(shop: TestShop, token: string, body: object = {}): Promise<string> {
  const wanted = { amount, attemptId: 'tab-1', shippingInfo: address, ...body };
  const answer = await shop.call('placeCashOrder', { token, body: wanted });
  if (answer.status !== 200) throw new Error(`cash was refused: ${JSON.stringify(answer.error)}`);
  return answer.body.placed.number;
}
