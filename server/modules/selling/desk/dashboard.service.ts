// The dashboard of the admin: open tasks, collected from the modules that own them.
import { businessDaysAgo, openHoursBefore } from '@taana-baana/contract/calendar/business-days.ts';
import { answerWithinHours } from '@taana-baana/contract/admin/deadlines.ts';
import { maxCount } from '@taana-baana/contract/admin/paths/order-tabs.ts';
import { type Permission, type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { attentionOf } from '@taana-baana/contract/admin/system-attention.ts';
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import type { Deps } from '../../../deps.ts';
import { paymentsModeOf } from '../../../integrations/payment-gateway/payments-mode.ts';
import { countUnanswered } from '../../people/enquiries/enquiries.service.ts';
import { countWaitingExchanges } from '../goods/exchanges/exchange-records.service.ts';
import { showSystem } from '../../shop/system/system.service.ts';
import { countShippedUntil, countOrdersToPack, hasOrders } from './order-list/order-list.service.ts';
import { countReturned, countTrackingLate } from '../actions/fulfilment/ship-parcels.service.ts';
import { readRevenue } from './sales/sales.service.ts';
import { listPaymentProblems } from '../money/payments/payment-problems.service.ts';
import { countLowProducts } from '../goods/stock/stock.repository.ts';

const hour = 3600_000;

export async function readDashboard(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'jobStates'>,
  role: Role,
): Promise<Dashboard> {
  const { db, clock, settings } = deps;
  const { promises, daysOff } = settings.current();
  const promisedUntil = businessDaysAgo(clock.now(), promises.processingDays + promises.deliveryTo, daysOff);
  const ago = (length: number) => new Date(clock.now().getTime() - length);
  // What is no work of a role is not counted for it.
  const can = (permission: Permission) => isPermitted(role, permission);
  const none = { open: 0, late: 0 };
  const isPacking = can('orders.pack');
  const { toConfirm, ...waiting } = isPacking
    ? await countOrdersToPack(db, openHoursBefore(clock.now(), promises.processingDays * 24, daysOff))
    : { toConfirm: 0, toPack: { count: 0, late: 0 }, packed: 0, outForDelivery: 0 };
  return {
    ...waiting,
    ...(toConfirm > 0 && can('orders.address') && { toConfirm }),
    arrived: { count: isPacking ? await countShippedUntil(db, promisedUntil) : 0, to: promisedUntil },
    returned: isPacking ? await countReturned(deps, maxCount) : 0,
    trackingLate: isPacking ? await countTrackingLate(deps, maxCount) : 0,
    ...(await countPaymentProblems(db, can('orders.refund'))),
    system: can('system.read')
      ? attentionOf(await showSystem(deps), { isDashboard: true }).map(({ problem }) => problem)
      : [],
    enquiries: can('enquiries.answer')
      ? await countUnanswered(db, { lateBefore: ago(answerWithinHours * hour), most: maxCount })
      : none,
    exchanges: can('exchanges.manage') ? await countWaitingExchanges(deps, maxCount) : none,
    lowStock: can('stock.count') ? await countLowProducts(deps.db, maxCount) : 0,
    revenue: can('revenue.read') ? await readRevenue(deps) : null,
    hasOrders: await hasOrders(db),
    isDemo: paymentsModeOf(deps.config) !== 'live',
  };
}

/** For those who settle them. */
async function countPaymentProblems(db: Deps['db'], canRefund: boolean) {
  if (!canRefund) return { refundsFailed: 0, refundsByHand: 0, disputesOpen: 0 };
  const { refundFailed, toRefundByHand, disputed } = await listPaymentProblems(db);
  const counted = (ids: readonly string[]) => Math.min(ids.length, maxCount);
  return {
    refundsFailed: counted(refundFailed),
    refundsByHand: counted(toRefundByHand),
    disputesOpen: counted(disputed),
  };
}
