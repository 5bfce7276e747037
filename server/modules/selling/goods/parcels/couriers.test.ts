// Which tracking pages a link may lead to, whatever is stored.
import { describe, expect, it } from 'vitest';
import { CouriersSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import { toParcel } from './couriers.ts';

const at = '2026-11-21T10:00:00.000Z';

function linkOf(trackingUrl: string): string | null {
  const settings = { current: () => ({ couriers: [{ name: 'Delhivery', trackingUrl }] }) };
  const row = { courier: 'Delhivery', awb: '149081234567', created_at: at };
  return toParcel({ settings } as never, row).trackingUrl;
}

describe('a tracking page', () => {
  it('is a web page', () => {
    expect(linkOf('https://track.example/p/{awb}')).toBe('https://track.example/p/149081234567');
    expect(linkOf('http://track.example/p?n={awb}')).toBe('http://track.example/p?n=149081234567');
  });

  it.each([
    'javascript:alert({awb})',
    ' JavaScript:alert({awb})',
    'java\tscript:alert({awb})',
    'data:text/html,{awb}',
    'vbscript:x({awb})',
    'file:///{awb}',
    '//track.example/{awb}',
    'track.example/{awb}',
  ])('is never %j, neither stored nor linked', (trackingUrl) => {
    expect(linkOf(trackingUrl)).toBeNull();
    const couriers = [{ name: 'Delhivery', trackingUrl }];
    expect(CouriersSection.safeParse({ couriers }).success).toBe(false);
  });
});
