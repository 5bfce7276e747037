// Checks the whole ledger of store credit: all balances, and whether it agrees with orders and
// refunds.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/store-credit-messages.ts';
import type { StoreCredit } from '@taana-baana/contract/schemas/selling/store-credit.ts';
import type { Database } from '../../../../database/tables.ts';
import { AppError } from '../../../app-error.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { type CustomerBalance, findCustomerId, listBalances, listOrdersThatDiffer } from './store-credit.repository.ts';
import { readCredit } from './store-credit.service.ts';
import { exactText } from '@taana-baana/contract/typed/exact-text.ts';

export interface Outstanding {
  /** The largest first. */
  readonly balances: readonly CustomerBalance[];
  /** Rupees. */
  readonly sum: number;
}

/** What the shop owes to customers. */
export async function readOutstanding(db: Database): Promise<Outstanding> {
  const balances = await listBalances(db);
  return { balances, sum: balances.reduce((sum, { balance }) => sum + balance, 0) };
}

/** By a customer's e-mail or an order's number. */
export async function readCreditOf(db: Database, reference: string): Promise<StoreCredit> {
  if (!reference.includes('@')) return readCredit(db, (await requireOrder(db, reference)).customerId);
  const id = await findCustomerId(db, exactText(reference).toLowerCase());
  if (id === undefined) throw new AppError('not-found', texts.customerNotFound(reference));
  return readCredit(db, id);
}

/** Sentences: orders whose credit is missing in the ledger, and impossible balances. */
export async function listLedgerDifferences(db: Database): Promise<string[]> {
  const sentences = (await listOrdersThatDiffer(db)).flatMap((order) => {
    const name = `Order ${order.number ?? order.id}`;
    const differences: string[] = [];
    if (order.wanted !== order.used) {
      differences.push(
        `${name}: store credit paid ${formatRupees(order.wanted)} of it, and ${formatRupees(order.used)} was taken from the customer's.`,
      );
    }
    if (order.refunded !== order.returned) {
      differences.push(
        `${name}: ${formatRupees(order.refunded)} of it went back as store credit, and ${formatRupees(order.returned)} came into the customer's.`,
      );
    }
    return differences;
  });
  const { balances } = await readOutstanding(db);
  const impossible = balances.filter(({ email, balance }) => balance < 0 || email === null);
  return [
    ...sentences,
    ...impossible.map(({ email, customerId, balance }) =>
      email === null
        ? `The deleted account ${customerId} has store credit of ${formatRupees(balance)}.`
        : `The store credit of customer ${customerId} is ${formatRupees(balance)}.`,
    ),
  ];
}
