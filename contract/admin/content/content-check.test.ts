import { describe, expect, it } from 'vitest';
import { refundPolicy } from '../../texts/content/refund-policy.ts';
import { shippingPolicy } from '../../texts/content/shipping-policy.ts';
import { checkContentText, contentWarnings } from './content-check.ts';
import type { TextPageName } from './content-text.ts';

const facts = {
  name: 'Taana Baana',
  description: 'T-shirts',
  legalName: null,
  contact: {
    email: 'hello@example.com',
    phone: '+91 00000 00000',
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
const page = (text: string) => `We ship.\n\n## Costs\n\n${text}`;
const problem = (text: string, name: TextPageName = 'shipping-policy') => {
  const checked = checkContentText(name, text);
  return 'problem' in checked ? checked.problem : undefined;
};
const warnings = (text: string) => {
  const checked = checkContentText('shipping-policy', page(text));
  return 'body' in checked ? contentWarnings(checked.body, facts) : [checked.problem];
};
describe('a placeholder that nobody knows', () => {
  it.each(['{shipingFee}', '{ shippingFee }', '{shippingfee}', '{}', '{shippingFee', 'shippingFee}', '{constructor}'])(
    '%s is refused with its name and the known ones',
    (typed) => {
      expect(problem(page(`It costs ${typed}`))).toMatch(
        /^“[^”]+” cannot be filled in\. Braces may contain: \{shopName\}, /,
      );
      expect(problem(page(`It costs ${typed}`))).toContain('{shippingFee}');
    },
  );

  it('is refused in headings, lists and the summary too', () => {
    expect(problem('We ship for {fee}.\n\n## A\n\nb')).toContain('{fee}');
    expect(problem('We ship.\n\n## {fee}\n\nb')).toContain('{fee}');
    expect(problem('We ship.\n\n## A\n\n- {fee}')).toContain('{fee}');
  });
});

describe('a warning', () => {
  it.each(['Rs. 100', 'Rs.100', 'Rs 1,499', 'INR 80', '₹99', '100 rupees'])(
    'says that %s is typed as a number',
    (fee) => {
      expect(warnings(`It costs ${fee} an order`)).toEqual([expect.stringContaining(`“${fee}” is typed as a number`)]);
    },
  );

  it('is not given about the placeholder, nor about other numbers', () => {
    expect(warnings('It costs {shippingFee}, within 24 hours of 2 orders')).toEqual([]);
  });

  it('names a placeholder whose value the settings do not have', () => {
    expect(warnings('Free from {freeShippingFrom}')).toEqual([
      expect.stringMatching(/^\{freeShippingFrom\} has no value/),
    ]);
  });
});

describe('a page', () => {
  it.each([
    ['## Costs\n\nNothing', 'Please begin with one or two sentences'],
    ['- a\n\n## Costs\n\nNothing', 'sentences only'],
    ['We ship.', 'at least one heading'],
    ['We ship.\n\n## Costs\n\n## Time\n\nSoon', 'something under “Costs”'],
    ['We ship.\n\n## Costs\n\na\n\n## Costs\n\nb', 'Two headings say “Costs”'],
    [`We ship.\n\n## ${'x'.repeat(101)}\n\na`, '101 characters, and 100 fit'],
    [page('x'.repeat(2001)), '2001 characters, and 2000 fit'],
    [page(`- ${'x'.repeat(2001)}`), '2001 characters, and 2000 fit'],
  ])('%#: says what is missing or too much', (text, says) => {
    expect(problem(text)).toContain(says);
  });

  it.each<[TextPageName, string, string]>([
    ['our-story', '## Why\n\nBecause', 'no headings'],
    ['our-story', 'Why\n\n- because', 'sentences only'],
    ['about', 'We print.\n\n## Cotton\n\n- heavy', 'sentences only'],
  ])('%s has what it can show', (name, text, says) => {
    expect(problem(text, name)).toContain(says);
  });
});

describe('a figure of a policy that the shop keeps', () => {
  const replaced = (from: string, to: string) => {
    const body = JSON.parse(JSON.stringify(refundPolicy).replaceAll(from, to)) as typeof refundPolicy;
    return contentWarnings(body, facts, [refundPolicy]);
  };
  it.each([['7'], ['seven'], ['10 to 12']])('is warned of when it is typed: %s', (typed) => {
    expect(replaced('{exchangeDays}', typed)).toEqual([
      `“${typed} days” is typed as a number, and the shop accepts exchanges for 15 days. Write {exchangeDays}: the text then says what the shop does`,
    ]);
  });
  it('is warned of when only its sentence is gone', () => {
    expect(replaced('{exchangeDays}', 'some')).toEqual([
      expect.stringContaining('The shop accepts exchanges for 15 days'),
    ]);
  });
  it('is no warning while the text has the placeholder, and other figures stay', () => {
    expect(replaced('unworn', 'not worn')).toEqual([]);
    expect(contentWarnings(refundPolicy, facts, [refundPolicy])).toEqual([]);
  });
  it('is the delivery time too', () => {
    const body = JSON.parse(
      JSON.stringify(shippingPolicy)
        .replaceAll('{deliveryFrom} to {deliveryTo}', '2 to 3')
        .replaceAll('{processingHours}', '24'),
    ) as typeof shippingPolicy;
    expect(contentWarnings(body, facts, [shippingPolicy]).slice(0, 2)).toEqual([
      expect.stringMatching(/^“24 hours” .* reckons with 48 hours\. Write \{processingHours\}/),
      expect.stringMatching(
        /^“2 to 3 business days” .* 5 to 7 business days\. Write \{deliveryFrom\} to \{deliveryTo\}/,
      ),
    ]);
  });
});
