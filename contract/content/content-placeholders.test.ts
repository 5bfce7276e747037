import { expect, it } from 'vitest';
import { privacyPolicy } from '../texts/content/privacy-policy.ts';
import { refundPolicy } from '../texts/content/refund-policy.ts';
import { shippingPolicy } from '../texts/content/shipping-policy.ts';
import { terms } from '../texts/content/terms.ts';
import { type ContentFacts, contentPlaceholders, fillContent, fillPlain } from './content-placeholders.ts';

const facts: ContentFacts = {
  name: 'Taana Baana',
  description: 'T-shirts',
  legalName: null,
  contact: {
    email: 'hello@example.com',
    phone: '+91 98765 43210',
    hours: 'always',
    address: {
      street: '12 Weavers Street',
      city: 'Tiruppur',
      state: 'Tamil Nadu',
      pincode: '641601',
      country: 'India',
    },
    map: { latitude: 11, longitude: 77 },
  },
  shipping: { fee: 100, freeFrom: null, unionTerritories: false },
  promises: { exchangeDays: 15, processingDays: 2, deliveryFrom: 5, deliveryTo: 7 },
};

it('shows the settings, with links where they are links [policy shipping.1 terms.7]', () => {
  expect(fillContent('{shippingFee} an order. Write to {email} or call {phone}.', facts)).toEqual([
    { text: 'Rs. 100' },
    { text: ' an order. Write to ' },
    { text: 'hello@example.com', href: 'mailto:hello@example.com' },
    { text: ' or call ' },
    { text: '+91 98765 43210', href: 'tel:+919876543210' },
    { text: '.' },
  ]);
  expect(fillPlain('{legalName}, {address}; see the {shippingPolicy}.', facts)).toBe(
    'Taana Baana, 12 Weavers Street, Tiruppur, Tamil Nadu 641601; see the Shipping Policy.',
  );
});

it('shows the times of the settings', () => {
  const text = '{exchangeDays} days, {processingHours} hours, {deliveryFrom} to {deliveryTo} days';
  const promises = { exchangeDays: 7, processingDays: 3, deliveryFrom: 2, deliveryTo: 4 };
  expect(fillPlain(text, facts)).toBe('15 days, 48 hours, 5 to 7 days');
  expect(fillPlain(text, { ...facts, promises })).toBe('7 days, 72 hours, 2 to 4 days');
});

it('leaves out what mentions a setting without a value [policy shipping.4]', () => {
  expect(fillPlain('Free from {freeShippingFrom}.', facts)).toBeNull();
  expect(fillPlain('Free from {freeShippingFrom}.', { ...facts, shipping: { ...facts.shipping, freeFrom: 999 } })).toBe(
    'Free from Rs. 999.',
  );
});

it('says nothing of cash on delivery while the shop takes none, and its terms while it does', () => {
  const policies = [privacyPolicy, refundPolicy, shippingPolicy, terms];
  const textsOf = (shop: ContentFacts) =>
    policies.flatMap(({ summary, parts }) =>
      [summary, ...parts.flatMap(({ content }) => content.flat())].flatMap((text) => fillPlain(text, shop) ?? []),
    );
  const without = textsOf(facts);
  const takesCash = { from: 300, to: 3000, fee: 0, confirmHours: 48 };
  const taken = textsOf({ ...facts, takesCash });
  const withFee = textsOf({ ...facts, takesCash: { ...takesCash, fee: 40 } });
  const added = taken.filter((text) => !without.includes(text));
  expect(without.filter((text) => /in cash|on delivery|courier in/.test(text))).toEqual([]);
  expect(taken.filter((text) => without.includes(text))).toEqual(without);
  expect(added).toHaveLength(5);
  expect(added.join()).toMatch(/from Rs\. 300 to Rs\. 3000.*within 48 hours/);
  expect(withFee.filter((text) => !taken.includes(text))).toEqual([
    expect.stringMatching(/^Paying in cash costs Rs\. 40 more for an order\./),
  ]);
  for (const [advance, said] of [
    ['100', 'Rs. 100'],
    ['20%', '20 %'],
  ] as const) {
    const inAdvance = textsOf({ ...facts, takesCash: { ...takesCash, advance } });
    expect(inAdvance.filter((text) => !taken.includes(text))).toEqual([
      expect.stringContaining(`${said} of an order in cash is paid online at once`),
    ]);
  }
});

it('has no value with braces, so that nothing is filled twice', () => {
  for (const [name, { value }] of Object.entries(contentPlaceholders))
    expect(value(facts) ?? '', name).not.toMatch(/[{}]/);
});

it('says that shipping is free where the fee is 0, whatever "free from" says', () => {
  const free = { ...facts, shipping: { ...facts.shipping, fee: 0, freeFrom: 999 } };
  expect(fillPlain('{shippingFee} for an order. {shippingCost}.', free)).toBe('Free for an order. Free shipping.');
  expect(fillPlain('Free from {freeShippingFrom}.', free)).toBeNull();
});
