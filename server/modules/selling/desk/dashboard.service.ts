// The dashboard of the admin: open tasks, collected from the modules that own them.
import { businessDaysAgo, openHoursBefore } from '@taana-baana/contract/calendar/business-days.ts';
import { answerWithinHours } from '@taana-baana/contract/admin/deadlines.ts';
import { maxCount } from '@taana-baana/contract/admin/order-tabs.ts';
import { type Permission, type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import type { Deps } from '../../../deps.ts';
import { paymentsModeOf } from '../../../integrations/payment-gateway/payments-mode.ts';
import { countUnanswered } from '../../people/enquiries/enquiries.service.ts';
import { countWaitingExchanges } from '../goods/exchanges/exchange-records.service.ts';
import { countUndeliverableMails } from '../../shop/mail/mail.repository.ts';
import { countShippedUntil, countWaitingOrders, hasOrders } from './order-list/order-list.service.ts';
import { countReturned, countTrackingLate } from '../actions/fulfilment/ship-parcels.service.ts';
import { readRevenue } from './sales/sales.service.ts';
import { listPaymentProblems } from '../money/payments/payment-problems.service.ts';
import { countLowProducts } from '../goods/stock/stock.repository.ts';

const hour = 3600_000;

export async function readDashboard(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>,
  role: Role,
): Promise<Dashboard> {
  const { db, clock, settings } = deps;
  const { promises, daysOff } = settings.current();
  const packWithinHours = promises.processingDays * 24;
  const promisedUntil = businessDaysAgo(clock.now(), promises.processingDays + promises.deliveryTo, daysOff);
  const ago = (length: number) => new Date(clock.now().getTime() - length);
  const capped = (ids: readonly string[]) => Math.min(ids.length, maxCount);
  // A count that a role may not open is not counted for it.
  const can = (permission: Permission) => isPermitted(role, permission);
  const none = { open: 0, late: 0 };
  const problems = await listPaymentProblems(db);
  return {
    ...(await countWaitingOrders(db, openHoursBefore(clock.now(), packWithinHours, daysOff))),
    arrived: { count: await countShippedUntil(db, promisedUntil), to: promisedUntil },
    returned: await countReturned(deps, maxCount),
    trackingLate: await countTrackingLate(deps, maxCount),
    refundsFailed: capped(problems.refundFailed),
    disputesOpen: capped(problems.disputed),
    mailsUndeliverable: can('system.read') ? await countUndeliverableMails(db, maxCount) : 0,
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
