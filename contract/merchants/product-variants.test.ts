import { expect, it } from 'vitest';
import type { Picture } from '../schemas/catalog/product.ts';
import { audienceOf, groupIdOf, variantsOf } from './product-variants.ts';

const picture = (url: string, colorId?: string): Picture => ({
  url,
  width: 1,
  height: 1,
  alt: '',
  srcset: '',
  avif: '',
  color: '#000000',
  ...(colorId && { colorId }),
});
const tee = {
  _id: 'warli-tee',
  color: [
    { _id: '0190aaaa-0000-7000-8000-00001111aaaa', title: 'Maroon' },
    { _id: '0190aaaa-0000-7000-8000-00001111bbbb', title: 'Navy' },
  ],
  images: [
    picture('navy', '0190aaaa-0000-7000-8000-00001111bbbb'),
    picture('maroon', '0190aaaa-0000-7000-8000-00001111aaaa'),
    picture('cloth'),
  ],
  soldOut: [{ color: '0190aaaa-0000-7000-8000-00001111bbbb', size: 'M' }],
  notOffered: [{ color: '0190aaaa-0000-7000-8000-00001111bbbb', size: 'XS' }],
};

it('a product is one item for each colour and size on offer, with its own pictures and availability', () => {
  const found = variantsOf(tee);
  expect(found).toHaveLength(13);
  expect(new Set(found.map(({ id }) => id)).size).toBe(13);
  const navy = found.filter(({ color }) => color === 'Navy');
  expect(navy.map(({ size }) => size)).not.toContain('XS');
  expect(navy.filter(({ isAvailable }) => !isAvailable).map(({ size }) => size)).toEqual(['M']);
  expect(navy[0]?.pictures.map(({ url }) => url)).toEqual(['navy', 'cloth']);
  expect(found[0]).toMatchObject({ id: 'warli-tee-1111aaaa-XS', color: 'Maroon', size: 'XS', isAvailable: true });
});

it('a colour is named as people do', () => {
  const named = variantsOf({ ...tee, color: [{ _id: '0190aaaa-0000-7000-8000-00001111bbbb', title: 'MidnightBlue' }] });
  expect(new Set(named.map(({ color }) => color))).toEqual(new Set(['Midnight Blue']));
});

it('an archived product has nothing available, one without colours is one item', () => {
  expect(variantsOf({ ...tee, isArchived: true }).some(({ isAvailable }) => isAvailable)).toBe(false);
  expect(variantsOf({ ...tee, color: [], soldOut: [], notOffered: [] })).toMatchObject([
    { id: 'warli-tee', isAvailable: true },
  ]);
});

it('ids have at most 50 characters, and differ for products with long ids', () => {
  const [one, other] = ['a', 'b'].map((end) => ({ ...tee, _id: `${'x'.repeat(99)}${end}` })) as [
    typeof tee,
    typeof tee,
  ];
  expect(groupIdOf(one)).not.toBe(groupIdOf(other));
  for (const { id } of variantsOf(one)) expect(id.length).toBeLessThanOrEqual(50);
});

it.each([
  ['Classic', '', 'unisex', 'adult'],
  ["Women's tees", 'new', 'female', 'adult'],
  ['Men', '', 'male', 'adult'],
  ['Oversized', 'men,women', 'unisex', 'adult'],
  ['Kids', '', 'unisex', 'kids'],
  ['Girls', '', 'female', 'kids'],
  ['Baby rompers', '', 'unisex', 'infant'],
  ['Ornament', 'moment', 'unisex', 'adult'],
])('the category %s with the tags “%s” is for %s %s', (category, tags, gender, ageGroup) => {
  expect(audienceOf({ category, tags })).toEqual({ gender, ageGroup });
});

it('what the owner says of the audience comes before the words of the category', () => {
  const product = { category: 'Girls', tags: '' };
  expect(audienceOf({ ...product, gender: 'unisex' })).toEqual({ gender: 'unisex', ageGroup: 'kids' });
  expect(audienceOf({ ...product, ageGroup: 'toddler' })).toEqual({ gender: 'female', ageGroup: 'toddler' });
});
