import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { LookSection, SalesSection, ShippingSection, ShopSection } from './settings.ts';

const shop = {
  name: 'Resham',
  tagline: 'Silk, worn every day',
  description: 'Shirts from Kanchipuram.',
  legalName: ' ',
  gstin: ' 27 aapfu0939f1zv ',
  contact: {
    email: 'Hello@resham.example.com',
    phone: '+91 44 2345 6789',
    address: { street: '4 Car Street', city: 'Kanchipuram', state: 'Tamil Nadu', pincode: '631501', country: 'India' },
    hours: '10 am to 6 pm',
    map: { latitude: '12.83', longitude: 79.7 },
  },
  social: [],
  poweredBy: { label: 'the open-source shop', href: '/about' },
  customerCare: { name: '', email: '', phone: ' ' },
  grievanceOfficer: null,
};

/** The message of each wrong field, by its path. */
function faultsOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the facts of the shop', () => {
  test('are stored trimmed; a blank value is not set', () => {
    expect(ShopSection.parse(shop)).toMatchObject({
      legalName: null,
      gstin: '27AAPFU0939F1ZV',
      contact: { email: 'hello@resham.example.com', map: { latitude: 12.83 } },
      customerCare: null,
      grievanceOfficer: null,
    });
  });

  test('name every wrong field', () => {
    const { contact } = shop;
    const wrong = {
      ...shop,
      name: '  ',
      gstin: '27AAPFU0939F1ZW',
      contact: { ...contact, address: { ...contact.address, pincode: '01' }, map: { latitude: 91, longitude: 0 } },
      poweredBy: { label: 'x', href: 'javascript:alert(1)' },
      grievanceOfficer: { name: 'Meena', email: 'meena@example.com', phone: '' },
    };
    expect(Object.keys(faultsOf(ShopSection, wrong))).toEqual([
      'name',
      'gstin',
      'contact.address.pincode',
      'contact.map.latitude',
      'poweredBy.href',
      'grievanceOfficer.phone',
    ]);
    for (const blank of ['', ' ', null, []])
      expect(
        faultsOf(ShopSection, { ...shop, contact: { ...contact, map: { latitude: blank, longitude: 0 } } }),
      ).toHaveProperty('contact.map.latitude');
    for (const href of ['//evil.example.com', 'data:text/html,x', 'HTTPS:evil', 'https://'])
      expect(faultsOf(ShopSection, { ...shop, poweredBy: { label: 'x', href } })).toHaveProperty('poweredBy.href');
  });
});

describe('the colours', () => {
  test('can be read: otherwise the message has the ratio that was measured', () => {
    expect(faultsOf(LookSection, { primary: '#A32633', accent: '#dfa02a' })).toEqual({});
    expect(faultsOf(LookSection, { primary: '#cc6677', accent: '#5a3a10' })).toEqual({
      primary: expect.stringMatching(/its contrast is 2\.\d\d to 1, and 4\.5 to 1 is needed/),
      accent: expect.stringMatching(/its contrast is 1\.\d\d to 1, and 4\.5 to 1 is needed/),
    });
  });

  test('are six digits, so that nothing else gets into a style sheet', () => {
    for (const primary of ['red', '#fff', '#a32633;}', 'var(--x)'])
      expect(faultsOf(LookSection, { primary, accent: '#dfa02a' }).primary).toMatch(/type a colour/);
  });
});

test('shipping is whole rupees, and free from an amount or never', () => {
  expect(ShippingSection.parse({ fee: '80', freeFrom: '', unionTerritories: true })).toEqual({
    fee: 80,
    freeFrom: null,
    unionTerritories: true,
  });
  expect(Object.keys(faultsOf(ShippingSection, { fee: 99.5, freeFrom: 0, unionTerritories: true }))).toEqual([
    'fee',
    'freeFrom',
  ]);
});

test('a sale has real dates and ends on its first day or later', () => {
  const sale = { name: 'Diwali', from: '2026-11-05', to: '2026-11-01', exchangeDays: 7 };
  expect(Object.keys(faultsOf(SalesSection, { sales: [sale] }))).toEqual(['sales.0.to']);
  expect(Object.keys(faultsOf(SalesSection, { sales: [{ ...sale, to: '2026-02-30' }] }))).toEqual(['sales.0.to']);
  expect(faultsOf(SalesSection, { sales: [{ ...sale, to: sale.from }] })).toEqual({});
});
