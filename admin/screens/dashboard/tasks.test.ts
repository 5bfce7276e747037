// The order of tasks, and their counts.
import { expect, it } from 'vitest';
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import { tasksOf } from './tasks.ts';

const nothing: Dashboard = {
  toPack: { count: 0, late: 0 },
  packed: 0,
  arrived: { count: 0, to: '2026-11-20' },
  outForDelivery: 0,
  returned: 0,
  trackingLate: 0,
  refundsFailed: 0,
  refundsByHand: 0,
  disputesOpen: 0,
  system: [],
  enquiries: { open: 0, late: 0 },
  exchanges: { open: 0, late: 0 },
  lowStock: 0,
  revenue: null,
  hasOrders: true,
  isDemo: false,
};

/** The sections of the owner that have tasks. */
const all = ['/orders', '/stock', '/exchanges', '/enquiries', '/system'].map((path) => ({ path }));

it('names nothing that is not there', () => expect(tasksOf(nothing, 48, all)).toEqual([]));

it('names nothing that the member may not open', () => {
  const counts = {
    ...nothing,
    packed: 1,
    system: ['There is no backup yet'],
    enquiries: { open: 2, late: 1 },
    lowStock: 1,
  };
  const namesFor = (...paths: string[]) =>
    tasksOf(
      counts,
      48,
      paths.map((path) => ({ path })),
    ).map(({ name }) => name);
  expect(namesFor('/orders', '/stock')).toEqual(['packed', 'low-stock']);
  expect(namesFor('/orders', '/enquiries')).toEqual(['enquiries-late', 'packed', 'enquiries']);
});

it('lists urgent tasks first, and counts nothing twice', () => {
  const tasks = tasksOf(
    {
      ...nothing,
      toPack: { count: 12, late: 1 },
      packed: 1000,
      arrived: { count: 2, to: '2026-11-20' },
      outForDelivery: 1,
      refundsFailed: 1,
      refundsByHand: 2,
      disputesOpen: 2,
      system: ['The disk is 91 % full', 'There is no backup yet'],
      enquiries: { open: 4, late: 4 },
      exchanges: { open: 3, late: 1 },
      lowStock: 2,
    },
    72,
    all,
  );
  expect(tasks.find(({ name }) => name === 'arrived')?.path).toBe('/orders?tab=shipped&to=2026-11-20');
  expect(tasks[0]?.text).toBe('Paid more than 72 hours ago');
  expect(tasks.find(({ name }) => name === 'system')?.text).toBe('The disk is 91 % full');
  expect(tasks.map(({ heading, isUrgent }) => `${isUrgent ? '! ' : ''}${heading}`)).toEqual([
    '! 1 order late to pack',
    '! 2 open disputes',
    '! 1 order with a failed refund',
    '! 2 orders with money to give back',
    '! 4 enquiries older than 40 hours',
    '! 1 exchange overdue',
    '! 2 problems under System',
    '11 orders to pack',
    '1000+ orders to hand over',
    '2 exchanges to answer',
    '2 products running out',
    '2 orders have probably arrived',
    '1 order out for delivery',
  ]);
});
