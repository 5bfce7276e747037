import { describe, expect, it } from 'vitest';
import type { ContentPageName } from '../../schemas/page-content.ts';
import { refundPolicy } from '../../texts/content/refund-policy.ts';
import { shippingPolicy } from '../../texts/content/shipping-policy.ts';
import { checkContentText, contentWarnings } from './content-check.ts';

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
const problem = (text: string, name: ContentPageName = 'shipping-policy') => {
  const checked = checkContentText(name, text);
  return 'problem' in checked ? checked.problem : undefined;
};
const warnings = (text: string) => {
  const checked = checkContentText('shipping-policy', page(text));
  return 'body' in checked ? contentWarnings(checked.body, facts) : [checked.problem];
};
const banner = 'Eyebrow: Kids\nHeadline: Small tees\nButton: Shop kids\nLink: /product?category=Kids\nPicture: 3';
const line = 'Title: Kites\nSentence: For small climbers.\nBrand: Nanhe\nShown: yes';
const withLink = (link: string) => [banner, banner, banner.replace(/\/product.*/, link)].join('\n\n');

describe('the photo of a banner', () => {
  const withPhoto = (alt: string) => {
    const photo = banner.replace('Picture: 3', `Picture: 0192f0c1-7d3a-4b11-9a34-1f9a7c0e55aa${alt}`);
    const checked = checkContentText('banners', [banner, banner, photo].join('\n\n'));
    return 'body' in checked ? contentWarnings(checked.body, facts) : [checked.problem];
  };
  it('is described, or worth a look', () => {
    expect(withPhoto('')).toEqual([expect.stringMatching(/^The photo of “Small tees” is not described/)]);
    expect(withPhoto('\nAlt: Children on swings')).toEqual([]);
  });
});

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

  it('is refused in headings, lists, banners and the summary too', () => {
    expect(problem('We ship for {fee}.\n\n## A\n\nb')).toContain('{fee}');
    expect(problem('We ship.\n\n## {fee}\n\nb')).toContain('{fee}');
    expect(problem('We ship.\n\n## A\n\n- {fee}')).toContain('{fee}');
    expect(problem([banner, banner, banner.replace('Small tees', '{fee}')].join('\n\n'), 'banners')).toContain('{fee}');
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

  it.each<[ContentPageName, string, string]>([
    ['our-story', '## Why\n\nBecause', 'no headings'],
    ['our-story', 'Why\n\n- because', 'sentences only'],
    ['about', 'We print.\n\n## Cotton\n\n- heavy', 'sentences only'],
    ['banners', [banner, banner].join('\n\n'), 'three banners, and this text has 2'],
    ['banners', [banner, banner, 'Kids'].join('\n\n'), 'five lines'],
    ['banners', [banner, banner, `${banner}\nColour: red`].join('\n\n'), 'five lines'],
    ['banners', [banner, banner, `${banner}\nHeadline: Again`].join('\n\n'), 'five lines'],
    ['banners', [banner, banner, banner.replace('3', '4')].join('\n\n'), 'picture of a banner is 1, 2 or 3'],
    [
      'banners',
      [banner, banner, banner.replace('Small tees', 'x'.repeat(41))].join('\n\n'),
      '41 characters, and 40 fit',
    ],
    ['house-lines', ' ', 'A house line has four lines'],
    ['house-lines', `${line}\n\nKites`, 'A house line has four lines'],
    ['house-lines', line.replace('Sentence:', 'Words:'), 'A house line has four lines'],
    ['house-lines', line.replace('yes', 'perhaps'), 'Shown: is yes or no'],
    ['house-lines', line.replace('Brand: Nanhe\n', ''), '“Kites” needs a line Brand: or a line Tag:, not both'],
    ['house-lines', line.replace('Nanhe', 'Nanhe\nTag: kids'), '“Kites” needs a line Brand: or a line Tag:, not both'],
    ['house-lines', line.replace('Nanhe', ''), 'A house line has four lines'],
    ['house-lines', line.replace('For small', 'x'.repeat(120)), '130 characters, and 120 fit'],
    ['house-lines', Array.from({ length: 13 }, () => line).join('\n\n'), 'room for 12 house lines'],
    ['house-lines', [line, line].join('\n\n'), 'Two house lines have the title “Kites”'],
  ])('%s has what it can show', (name, text, says) => {
    expect(problem(text, name)).toContain(says);
  });

  it.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    'product',
    '/a b',
    '/{city}',
  ])('has no banner that leads to %s', (link) => {
    expect(problem(withLink(link), 'banners')).toContain('leads to a page of this shop');
    expect(problem(withLink('/product?tag=monsoon'), 'banners')).toBeUndefined();
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
