// Business days, by the shipping policy's own words.
import { expect, it } from 'vitest';
import {
  afterBusinessDays,
  afterBusinessHours,
  businessDaysAgo,
  isBusinessDay,
  openHoursBefore,
} from './business-days.ts';
import { addDays } from './indian-days.ts';
import { shippingPolicy } from '../texts/content/shipping-policy.ts';

it('leaves out what the policy leaves out [policy shipping.7]', () => {
  expect(JSON.stringify(shippingPolicy)).toContain('Sundays and public holidays are not business days.');
  expect(['2026-11-21', '2026-11-23'].map((day) => isBusinessDay(day, undefined))).toEqual([true, true]);
  // A Sunday, and the three national holidays.
  const none = ['2026-11-22', '2026-01-26', '2026-08-15', '2026-10-02'];
  expect(none.filter((day) => isBusinessDay(day, undefined))).toEqual([]);
});

it('counts the days after the first, in India', () => {
  // Saturday evening in India: Monday is the first business day after it.
  expect(afterBusinessDays(new Date('2026-11-21T17:00:00.000Z'), 1, undefined)).toBe('2026-11-23');
  // Half past midnight on Sunday in India.
  expect(afterBusinessDays(new Date('2026-11-21T19:00:00.000Z'), 1, undefined)).toBe('2026-11-23');
  expect(afterBusinessDays(new Date('2026-11-23T06:00:00.000Z'), 20, undefined)).toBe('2026-12-16');
});

it('counts the hours of business days only [policy shipping.8]', () => {
  const dueAt = (start: string) => afterBusinessHours(new Date(start), 24, undefined).toISOString();
  expect(dueAt('2026-11-23T10:00:00.000Z')).toBe('2026-11-24T10:00:00.000Z');
  expect(dueAt('2026-11-21T10:00:00.000Z')).toBe('2026-11-23T10:00:00.000Z');
  // Sent on a Sunday: all of Monday counts.
  expect(dueAt('2026-11-22T10:00:00.000Z')).toBe('2026-11-23T18:30:00.000Z');
});

// Thursday to Saturday, and a Monday.
const closed = [
  { from: '2027-01-14', to: '2027-01-16' },
  { from: '2027-01-18', to: '2027-01-18' },
];

it('counts without the days off of the shop', () => {
  const days = ['2027-01-13', '2027-01-14', '2027-01-16', '2027-01-18', '2027-01-19'];
  expect(days.filter((day) => isBusinessDay(day, closed))).toEqual(['2027-01-13', '2027-01-19']);
  // Tuesday evening in India.
  expect(afterBusinessDays(new Date('2027-01-12T15:00:00.000Z'), 2, closed)).toBe('2027-01-19');
  expect(afterBusinessHours(new Date('2027-01-13T06:30:00.000Z'), 24, closed).toISOString()).toBe(
    '2027-01-19T06:30:00.000Z',
  );
});

it('finds the latest day whose promise is over', () => {
  for (const today of ['2027-01-19', '2027-01-20', '2027-01-25', '2027-01-27']) {
    const now = new Date(`${today}T06:30:00.000Z`);
    const promised = (day: string) => afterBusinessDays(new Date(`${day}T06:30:00.000Z`), 3, closed);
    const last = businessDaysAgo(now, 3, closed);
    expect(promised(last) < today).toBe(true);
    expect(promised(addDays(last, 1)) < today).toBe(false);
  }
});

it('an order is late by the hours of days that are not off, Sundays included', () => {
  const from = (end: string, hours = 48) => openHoursBefore(new Date(end), hours, closed).toISOString();
  // Noon of the 19th: 12 h of it, the Sunday, and 12 h of Wednesday the 13th.
  expect(from('2027-01-19T06:30:00.000Z')).toBe('2027-01-13T06:30:00.000Z');
  // While it is shut, no order becomes late.
  expect(from('2027-01-14T18:30:00.000Z')).toBe(from('2027-01-16T18:30:00.000Z'));
  expect(openHoursBefore(new Date('2027-01-19T06:30:00.000Z'), 48, undefined).toISOString()).toBe(
    '2027-01-17T06:30:00.000Z',
  );
});
