// Business days, by the shipping policy's own words.
import { expect, it } from 'vitest';
import { afterBusinessDays, afterBusinessHours, isBusinessDay } from './business-days.ts';
import { shippingPolicy } from '../texts/content/shipping-policy.ts';

it('leaves out what the policy leaves out [policy shipping.7]', () => {
  expect(JSON.stringify(shippingPolicy)).toContain('Sundays and public holidays are not business days.');
  expect(['2026-11-21', '2026-11-23'].map(isBusinessDay)).toEqual([true, true]);
  // A Sunday, and the three national holidays.
  const none = ['2026-11-22', '2026-01-26', '2026-08-15', '2026-10-02'];
  expect(none.filter(isBusinessDay)).toEqual([]);
});

it('counts the days after the first, in India', () => {
  // Saturday evening in India: Monday is the first business day after it.
  expect(afterBusinessDays(new Date('2026-11-21T17:00:00.000Z'), 1)).toBe('2026-11-23');
  // Half past midnight on Sunday in India.
  expect(afterBusinessDays(new Date('2026-11-21T19:00:00.000Z'), 1)).toBe('2026-11-23');
  expect(afterBusinessDays(new Date('2026-11-23T06:00:00.000Z'), 20)).toBe('2026-12-16');
});

it('counts the hours of business days only [policy shipping.8]', () => {
  const dueAt = (start: string) => afterBusinessHours(new Date(start), 24).toISOString();
  expect(dueAt('2026-11-23T10:00:00.000Z')).toBe('2026-11-24T10:00:00.000Z');
  expect(dueAt('2026-11-21T10:00:00.000Z')).toBe('2026-11-23T10:00:00.000Z');
  // Sent on a Sunday: all of Monday counts.
  expect(dueAt('2026-11-22T10:00:00.000Z')).toBe('2026-11-23T18:30:00.000Z');
});
