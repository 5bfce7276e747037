import { describe, expect, it } from 'vitest';
import { currentSales } from './refund-policy.screen.tsx';

const sale = { name: 'Republic Day sale', from: '2025-01-24', to: '2025-01-28', exchangeDays: 7 };

describe("a sale's own exchange window", () => {
  it.each(['2025-01-24', '2025-01-26', '2025-01-28'])('is printed on %s, within the sale [spec limit.16]', (today) => {
    expect(currentSales([sale], today)).toEqual([sale]);
  });
  it.each(['2025-01-23', '2025-01-29', '2026-01-26'])('is not printed on %s [spec limit.16]', (today) => {
    expect(currentSales([sale], today)).toEqual([]);
  });
});
