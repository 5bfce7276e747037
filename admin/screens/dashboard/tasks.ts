// The open tasks that the member may open, most urgent first.
import { answerWithinHours } from '@taana-baana/contract/admin/deadlines.ts';
import { capped } from '@taana-baana/contract/admin/paths/order-tabs.ts';
import { delivery } from '@taana-baana/contract/limits.ts';
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import { tasks as texts } from '@taana-baana/contract/admin/texts/selling/dashboard.ts';
import { ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';

export interface Task {
  readonly name: string;
  readonly heading: string;
  readonly text: string;
  /** Path of the screen. */
  readonly path: string;
  readonly isUrgent: boolean;
}

type Words = (count: string, isOne: boolean) => [heading: string, text: string];

/** `sections`: the member's. */
export function tasksOf(
  dashboard: Dashboard,
  packWithinHours: number,
  sections: readonly { readonly path: string }[],
): Task[] {
  return listTasks(dashboard, packWithinHours).filter(({ path }) =>
    sections.some((section) => section.path === path.split('?')[0]),
  );
}

function listTasks(dashboard: Dashboard, packWithinHours: number): Task[] {
  const {
    toConfirm = 0,
    toPack,
    packed,
    arrived,
    outForDelivery,
    returned,
    trackingLate,
    refundsFailed,
    refundsByHand,
    disputesOpen,
    system,
    enquiries,
    exchanges,
    lowStock,
  } = dashboard;
  const attention = ordersPath({ tab: 'attention' });
  const urgent = (name: string, count: number, words: Words, path: string) => toTask(name, count, words, path, true);
  const usual = (name: string, count: number, words: Words, path: string) => toTask(name, count, words, path, false);
  return [
    urgent('late', toPack.late, (...count) => texts.late(...count, packWithinHours), ordersPath({ tab: 'to-pack' })),
    urgent('returned', returned, texts.returned, attention),
    urgent(
      'tracking-late',
      trackingLate,
      (...count) => texts.trackingLate(...count, delivery.trackingHours),
      ordersPath({ tab: 'shipped' }),
    ),
    urgent('disputes', disputesOpen, texts.disputes, attention),
    urgent('refunds', refundsFailed, texts.refundsFailed, attention),
    urgent('refunds-by-hand', refundsByHand, texts.refundsByHand, attention),
    urgent(
      'enquiries-late',
      enquiries.late,
      (...count) => texts.enquiriesLate(...count, answerWithinHours),
      '/enquiries',
    ),
    urgent('exchanges-late', exchanges.late, texts.exchangesLate, '/exchanges'),
    urgent('system', system.length, (...count) => texts.system(...count, system[0] ?? ''), '/system'),
    usual('to-confirm', toConfirm, texts.toConfirm, ordersPath({ tab: 'to-confirm' })),
    usual('to-pack', toPack.count - toPack.late, texts.toPack, ordersPath({ tab: 'to-pack' })),
    usual('packed', packed, texts.packed, ordersPath({ tab: 'packed' })),
    usual('enquiries', enquiries.open - enquiries.late, texts.enquiries, '/enquiries'),
    usual('exchanges', exchanges.open - exchanges.late, texts.exchanges, '/exchanges'),
    usual('low-stock', lowStock, texts.lowStock, '/stock?low=1'),
    usual('arrived', arrived.count, texts.arrived, ordersPath({ tab: 'shipped', to: arrived.to })),
    usual('out', outForDelivery, texts.outForDelivery, ordersPath({ tab: 'out-for-delivery' })),
  ].filter((task) => task !== undefined);
}

function toTask(name: string, count: number, words: Words, path: string, isUrgent: boolean): Task | undefined {
  if (count <= 0) return undefined;
  const [heading, text] = words(capped(count), count === 1);
  return { name, heading, text, path, isUrgent };
}
