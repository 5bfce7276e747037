// The differences of two versions of a section, and the merge of two people's changes.
import { describe, expect, test } from 'vitest';
import { changesOf, merge, toTyped, formatField } from './section-values.ts';

const base = { fee: 100, freeFrom: null, unionTerritories: false };

test('controls hold text for numbers and null, also within a part that is null', () => {
  expect(toTyped('shipping', base)).toEqual({ fee: '100', freeFrom: '', unionTerritories: false });
  expect(toTyped('shop', { customerCare: null }).customerCare).toEqual({ name: '', email: '', phone: '' });
});

test('a number and the same number as text are no change', () => {
  expect(changesOf('shipping', base, { ...base, fee: '100', freeFrom: '' })).toEqual([]);
  expect(changesOf('shipping', base, { ...base, fee: 80 })).toMatchObject([{ path: 'fee', before: 100, after: 80 }]);
});

describe('two people', () => {
  test('who changed different fields both keep their changes', () => {
    const { clashes, kept, take } = merge('shipping', {
      base,
      theirs: { ...base, freeFrom: 999 },
      ours: { ...toTyped('shipping', base), unionTerritories: true },
    });
    expect(clashes).toEqual([]);
    expect(kept.map(({ path }) => path)).toEqual(['freeFrom']);
    expect(take(new Set())).toEqual({ fee: '100', freeFrom: '999', unionTerritories: true });
  });

  test('who changed one field choose', () => {
    const { clashes, kept, take } = merge('shipping', {
      base,
      theirs: { ...base, fee: 80 },
      ours: { ...toTyped('shipping', base), fee: '60' },
    });
    expect(clashes).toMatchObject([{ path: 'fee', before: 80, after: '60' }]);
    expect(kept).toEqual([]);
    expect(take(new Set()).fee).toBe('60');
    expect(take(new Set(['fee'])).fee).toBe('80');
  });

  test('who made the same change have nothing to choose', () => {
    const theirs = { ...base, fee: 80 };
    const { clashes, kept } = merge('shipping', { base, theirs, ours: toTyped('shipping', theirs) });
    expect([clashes, kept]).toEqual([[], []]);
  });
});

test('values read in words', () => {
  const sale = { name: 'Diwali', from: '2026-11-01', to: '2026-11-08', exchangeDays: 7 };
  expect(formatField('fee', 100)).toBe('Rs. 100');
  expect(formatField('freeFrom', 1999)).toBe('Rs. 1,999');
  expect(formatField('freeFrom', null)).toBe('none');
  expect(formatField('unionTerritories', true)).toBe('yes');
  expect(formatField('pincodes.list', ['625001', '110001'])).toBe('625001, 110001');
  expect(formatField('pincodes.list', Array.from({ length: 1500 }, String))).toBe('1,500 PIN codes');
  expect(formatField('pincodes.list', [])).toBe('none');
  expect(formatField('sales', [sale])).toBe('Diwali, 1 Nov 2026 to 8 Nov 2026, 7 days');
  expect(formatField('social', [{ label: 'Instagram', href: 'https://example.com' }])).toBe(
    'Instagram (https://example.com)',
  );
});
