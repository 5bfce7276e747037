// The reconciliation of a month: compares documents, orders and refunds, and our books with what
// the provider captured, kept and paid out.
import { setImmediate } from 'node:timers/promises';
import type {
  Difference,
  ProviderMonth,
  Reconciliation,
} from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { advice, found } from '@taana-baana/contract/admin/texts/selling/money/reconciliation-messages.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { addMonths, financialYearOf, monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import { batchesOf } from '../../../../database/batches.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { GatewayError, type Unreadable } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { toOrderRecord } from '../../order/orders.mapping.ts';
import { listBooks } from '../payments/books.repository.ts';
import { comparePayments, listKnownPayments, readBothSides } from '../payments/compare-payments.service.ts';
import { listDueManualRefunds, listOverdue } from '../payments/open-refunds.service.ts';
import { isToCollect, leftOfOrder } from '../payments/refunds/refund-sums.ts';
import { addBridges, emptyBridge, toBridge, toShown } from './bridge.ts';
import { documentDifferences, seriesDifferences } from './document-differences.ts';
import { toOrderLedgers } from './order-ledger.ts';
import {
  listFamilyRows,
  listPackedWithoutDocument,
  listSerials,
  listSeries,
  listTouched,
  type Period,
  periodOf,
} from './reconciliation.repository.ts';
import { feeDifferences, itemDifferences, lateSettlements, toSettlements } from './settlement-differences.ts';

type Needs = Pick<Deps, 'db' | 'gateway' | 'clock' | 'log'>;

/** A month may touch tens of thousands of orders. */
const ordersAtOnce = 250;

/** If the provider does not answer, it says so, and returns the rest. */
export async function reconcile(deps: Needs, month: string): Promise<Reconciliation> {
  const own = await reconcileDocuments(deps.db, month);
  const provider = await reconcileProvider(deps, periodOf(month));
  return {
    month,
    bridge: own.bridge,
    differences: [...provider.differences, ...(await openRefunds(deps, periodOf(month))), ...own.differences],
    provider: provider.facts,
  };
}

/** Recorded in the month, with their credit notes, and not with the customer yet. */
async function openRefunds(deps: Needs, { from, before }: Period): Promise<Difference[]> {
  const open = [
    ...(await listOverdue(deps)).map((refund) => ({
      refund,
      advice: refund.isRefused ? advice.refusedRefund : advice.lateRefund,
    })),
    ...(await listDueManualRefunds(deps)).map((refund) => ({ refund, advice: advice.refundByHand })),
  ];
  return open
    .filter(({ refund: { createdAt } }) => createdAt >= from && createdAt < before)
    .map(({ refund: { sentence, orderNumber: order }, advice: wanted }) => ({ sentence, advice: wanted, order }));
}

/** Compares documents with orders, refunds and credit: everything that needs no provider. */
export async function reconcileDocuments(
  db: Database,
  month: string,
): Promise<Pick<Reconciliation, 'bridge' | 'differences'>> {
  const period = periodOf(month);
  let bridge = emptyBridge;
  /** Orders whose replacements may come again, in another part. */
  const read = new Set<string>();
  const differences = await packedWithoutDocument(db, period);
  for (const ids of batchesOf(await listTouched(db, period), ordersAtOnce)) {
    const ledgers = toOrderLedgers(await listFamilyRows(db, ids)).filter(({ order }) => !read.has(order.id));
    for (const { order, replacements } of ledgers) if (replacements.size > 0 || order.isReplacement) read.add(order.id);
    const part = toBridge(ledgers, period);
    bridge = addBridges(bridge, part.rows);
    differences.push(...documentDifferences(ledgers, part, period));
    // Yields to requests between the parts: the embedded database never waits.
    await setImmediate();
  }
  differences.push(...(await differencesOfSeries(db, financialYearOf(`${month}-01`))));
  return { bridge: toShown(bridge), differences };
}

async function packedWithoutDocument(db: Database, period: Period): Promise<Difference[]> {
  const orders = (await listPackedWithoutDocument(db, period)).map(toOrderRecord);
  const booksOf = await listBooks(db, orders);
  return orders
    .filter((order) => order.isReplacement || leftOfOrder(booksOf(order)) > 0 || isToCollect(booksOf(order)))
    .map(({ id, number }) => ({
      sentence: found.noDocument(number ?? id),
      advice: advice.noDocument,
      order: number,
    }));
}

/** `year`: `26-27` */
async function differencesOfSeries(db: Database, year: string): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const facts of await listSeries(db, year)) {
    const serials = facts.documents === facts.last ? undefined : await listSerials(db, facts.series);
    differences.push(...seriesDifferences(facts, serials));
  }
  return differences;
}

interface ProviderSide {
  readonly facts: ProviderMonth | null;
  readonly differences: Difference[];
}

async function reconcileProvider(deps: Needs, period: Period): Promise<ProviderSide> {
  try {
    return await askProvider(deps, period);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ reason: error.reason }, 'the provider could not be asked for the reconciliation');
    return { facts: null, differences: [{ sentence: found.providerDown, advice: advice.providerDown, order: null }] };
  }
}

async function askProvider(deps: Needs, { month, from, before }: Period): Promise<ProviderSide> {
  const { db, gateway, clock } = deps;
  const sides = await readBothSides(deps, new Date(from), new Date(before));
  const unreadable = [...sides.unreadable];
  const goOn = (part: Unreadable) => void unreadable.push(part);
  const items = await gateway.listSettlementItems(month, goOn);
  // The last days of a month are mostly paid out in the next one.
  const hasNext = addMonths(month, 1) <= monthOf(indianDayOf(clock.now()));
  const later = items && hasNext ? ((await gateway.listSettlementItems(addMonths(month, 1), goOn)) ?? []) : [];
  const known = [...(items ?? []), ...later];
  const { payments } = sides;
  const captured = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
  const sum = (of: 'amountPaise' | 'feePaise' | 'taxPaise') =>
    captured.reduce((total, payment) => total + (payment[of] ?? 0), 0);
  const compared = await comparePayments(deps, { ...sides, unreadable });
  return {
    facts: {
      payments: captured.length,
      capturedPaise: sum('amountPaise'),
      feePaise: sum('feePaise'),
      taxPaise: sum('taxPaise'),
      settlements: items ? toSettlements(items) : null,
    },
    differences: [
      ...compared.differences.map(({ sentence, orderNumber }) => ({
        sentence,
        advice: advice.payment,
        order: orderNumber,
      })),
      ...feeDifferences(sides.orders, payments, known),
      ...(items
        ? [
            ...lateSettlements(sides.orders, payments, known, clock.now()),
            ...itemDifferences(
              items,
              await listKnownPayments(
                db,
                items.map(({ paymentId }) => paymentId),
              ),
            ),
          ]
        : [{ sentence: found.noSettlements, advice: advice.noSettlements, order: null }]),
    ],
  };
}
