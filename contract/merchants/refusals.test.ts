import { expect, it } from 'vitest';
import { refusal } from '../admin/texts/catalog/refusals.ts';
import { type Advertised, refusalsOf } from './refusals.ts';

const whole: Advertised = {
  title: 'Warli Village Tee',
  brand: 'Dhaaga',
  description: '<p>Heavy cotton.</p>',
  price: 799,
  colors: [{ title: 'Maroon' }, { title: 'Navy' }],
  photos: [
    { id: 'maroon', color: 'Maroon' },
    { id: 'navy', color: 'navy' },
  ],
};
const large = () => ({ width: 1200, height: 1213 });
const refused = (changes: Partial<Advertised>, sizeOf: Parameters<typeof refusalsOf>[1] = large) =>
  refusalsOf({ ...whole, ...changes }, sizeOf).map(({ field, reason }) => `${field}: ${refusal(reason)}`);

it('a whole product is not refused; it needs no GTIN', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ title: 'DHAAGA Warli Tee, 100% cotton, OK' })).toEqual([]);
  expect(refused({ title: 'Wholesale Sailor Tee' })).toEqual([]);
  expect(refused({ title: 'வார்லி டீ' })).toEqual([]);
});

it.each<[string, Partial<Advertised>]>([
  ['title: It has no title', { title: ' ' }],
  ['title: The title has 151 characters; Google takes 150', { title: 'Tee'.padEnd(151, '!') }],
  ['title: The title is in capital letters', { title: 'WARLI VILLAGE TEE' }],
  ['title: The title says “50% off”', { title: 'Warli Tee 50% off' }],
  ['title: The title says “Free shipping”', { title: 'Warli Tee, Free shipping' }],
  ['description: It has no description', { description: '<p>&nbsp;</p>' }],
  ['price: It has no price', { price: 0 }],
  ['price: It has no price', { price: null }],
  ['brand: It has no brand', { brand: '' }],
  ['brand: The brand has 71', { brand: 'D'.repeat(71) }],
  ['photos: It has no photo', { photos: [] }],
  ['photos: No photo shows Navy. ', { photos: [{ id: 'maroon', color: 'Maroon' }] }],
  ['colors: It has no colour', { colors: [] }],
  [
    'colors: Google does not take As pictured and Multicolour for a colour',
    { colors: [{ title: 'As pictured' }, { title: 'Multicolour' }], photos: [{ id: 'a', color: null }] },
  ],
  ['colors: Google does not take 01 for', { colors: [{ title: '01' }], photos: [{ id: 'a', color: null }] }],
])('%s', (expected, changes) => {
  const [first = '', ...more] = refused(changes);
  expect([first.slice(0, expected.length), more]).toEqual([expected, []]);
});

it('a photo of no colour shows every colour, one photo and one colour belong together', () => {
  const [photo] = [{ id: 'cloth', color: null }];
  expect(refused({ photos: [photo] })).toEqual([]);
  expect(refused({ photos: [{ id: 'cloth', color: 'A colour that is gone' }] })).toEqual([]);
  expect(refused({ colors: [{ title: 'MidnightBlue' }], photos: [{ id: 'a', color: 'Navy' }] })).toEqual([]);
});

it('the first photo of a colour has 250 pixels on either side, once it is there', () => {
  const sizeOf = (photo: string) => (photo === 'navy' ? { width: 900, height: 240 } : undefined);
  expect(refused({ colors: [{ title: 'Maroon' }, { title: 'Navy' }] }, sizeOf)).toEqual([
    expect.stringContaining('The first photo of Navy is smaller than 250 × 250 pixels'),
  ]);
  expect(refused({ colors: [{ title: 'Navy' }], photos: [{ id: 'navy', color: null }] }, sizeOf)).toHaveLength(1);
});
