// For tests: a shop that takes cash on delivery, and orders paid so.
import type { CashSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import type { Engine } from '../../../../database/open.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { saveSection, showSettings } from '../../../shop/settings/settings.service.ts';
import { address, amount, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { confirmByStaff } from './confirm-order.service.ts';

interface CashShop {
  double: ProviderDouble;
  shop: TestShop;
  /** Its time, which a test may change. */
  now: Date;
}

/** For each test of a `describe`, which reads the parts of the answer. */
export function openCashShop(engine: Engine): CashShop {
  const opened = {} as CashShop;
  openShopForEach(engine, { now: () => opened.now ?? new Date('2026-11-21T10:00:00.000Z') }, async (parts) => {
    Object.assign(opened, parts);
    await takeCash(parts.shop);
  });
  return opened;
}

/** Turns it on, with other values than the default's. */
export async function takeCash({ deps }: Pick<TestShop, 'deps'>, changes: Partial<CashSection> = {}): Promise<void> {
  const { version, value } = (await showSettings(deps)).cash;
  const wanted = { ...value, isOn: true, ...changes };
  await saveSection(deps, { section: 'cash', basedOn: version, value: wanted }, commandLine);
}

/** The answer of the door, for the cart of `openCart`. */
export const askForCash = ({ call }: TestShop, token: string, body: object = {}) =>
  call('placeCashOrder', { token, body: { amount, attemptId: 'tab-1', shippingInfo: address, ...body } });

/** Of the cart of `openCart`. Resolves to the order's number. */
export async function placeForCash(shop: TestShop, token: string, body: object = {}): Promise<string> {
  const answer = await askForCash(shop, token, body);
  if (answer.status !== 200 || !('placed' in answer.body))
    throw new Error(`cash was refused: ${JSON.stringify(answer.error)}`);
  return answer.body.placed.number;
}

/** The same where an advance is taken. Resolves to the provider's order that it is to pay. */
export async function openAdvance(shop: TestShop, token: string, body: object): Promise<string> {
  const answer = await askForCash(shop, token, body);
  if (answer.status !== 200 || !('order' in answer.body)) throw new Error(`no advance: ${JSON.stringify(answer)}`);
  return answer.body.order.id;
}

/** Oldest first. */
export const readPayments = ({ deps }: TestShop) =>
  deps.db.selectFrom('payments').select(['method', 'state', 'amount_paise']).orderBy('id').execute();

/** From the mail about the order. */
export async function readTokenOf(shop: TestShop, number: string): Promise<string> {
  const { mails } = await readPurchaseRows(shop);
  const mail = mails.find(({ subject }) => subject.includes(number));
  return /confirm-order\/(\S+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
}

/** Confirmed by phone, then packed and so on, until it is `to`. */
export async function bringTo(
  { deps }: TestShop,
  number: string,
  to: 'Processing' | 'Shipped' | 'Delivered',
): Promise<void> {
  await confirmByStaff(deps, number, commandLine);
  for (const status of ['Processing', 'Shipped', 'Delivered'] as const) {
    await moveOrder(deps, number, status, commandLine);
    if (status === to) return;
  }
}
