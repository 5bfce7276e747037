import { expect, test } from 'vitest';
import { linkPages, readShopPath, readTarget, writeTarget } from './link-target.ts';

test.each([
  ['/product/kite-tee', 'product', 'kite-tee'],
  ['/collections/first%20rain', 'collection', 'first rain'],
  ['/product?tag=monsoon', 'tag', 'monsoon'],
  ['/product?category=Kids', 'category', 'Kids'],
  ['/product?brand=Roz+%26+Co', 'brand', 'Roz & Co'],
  ['/product', 'page', '/product'],
  ['/our-story', 'page', '/our-story'],
  ['/product?tag=rain&brand=Roz', 'address', '/product?tag=rain&brand=Roz'],
  ['/product?maxPrice=499', 'address', '/product?maxPrice=499'],
  ['/blog/first-post', 'address', '/blog/first-post'],
  ['/%E0', 'address', '/%E0'],
] as const)('%s leads to a %s, and is written as it was', (link, kind, name) => {
  expect(readTarget(link)).toEqual({ kind, name });
  expect(writeTarget({ kind, name })).toBe(link);
});

test('every page is read as that page', () => {
  for (const path of Object.keys(linkPages)) expect(readTarget(path)).toEqual({ kind: 'page', name: path });
});

test.each([
  ['/product?maxPrice=499', '/product?maxPrice=499'],
  [' https://tees.example/blog/rain#end ', '/blog/rain#end'],
  ['HTTPS://TEES.example', '/'],
  ['https://tees.example.evil.com/', undefined],
  ['//evil.com', undefined],
  ['/\\evil.com', undefined],
  ['javascript:alert(1)', undefined],
  ['product', undefined],
  ['', undefined],
])('%s is the path %s of the shop', (typed, path) => {
  expect(readShopPath(typed, 'https://tees.example')).toBe(path);
});
