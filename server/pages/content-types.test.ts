import { expect, test } from 'vitest';
import { isText } from '../http/cache/compression.ts';
import { contentType } from './content-types.ts';

test.each([
  ['entry-3f2a.js', 'text/javascript; charset=utf-8', true],
  ['page.css', 'text/css; charset=utf-8', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['captions.json', 'application/json', true],
  ['manifest.webmanifest', 'application/manifest+json', true],
  ['logo.svg', 'image/svg+xml', true],
  ['tee-800.avif', 'image/avif', false],
  ['tee-800.webp', 'image/webp', false],
  ['tee-800.jpg', 'image/jpeg', false],
  ['icon-192.png', 'image/png', false],
  ['favicon.ico', 'image/x-icon', false],
  ['face.woff2', 'font/woff2', false],
])('%s is %s', (file, type, compresses) => {
  expect([contentType(file), isText(type)]).toEqual([type, compresses]);
});

test.each(['page.html', 'picture.xhtml', 'picture.jpg.html', 'LICENSE', 'shop.sqlite'])(
  '%s is bytes to a browser, never a page',
  (file) => {
    expect(contentType(file)).toBe('application/octet-stream');
  },
);
