import { expect, test } from 'vitest';
import { isCompressible } from '../http/cache/compression.ts';
import { contentType } from './static-files.ts';

test.each([
  ['entry-3f2a.js', 'text/javascript; charset=utf-8', true],
  ['page.css', 'text/css; charset=utf-8', true],
  ['logo.svg', 'image/svg+xml', true],
  ['tee-800.avif', 'image/avif', false],
  ['tee-800.webp', 'image/webp', false],
  ['tee-800.jpg', 'image/jpeg', false],
  ['icon-192.png', 'image/png', false],
  ['face.woff2', 'font/woff2', false],
  ['reader.wasm', 'application/wasm', true],
])('%s is %s', (file, type, compresses) => {
  expect([contentType(file), isCompressible(type)]).toEqual([type, compresses]);
});

test.each(['page.html', 'picture.xhtml', 'picture.jpg.html', 'LICENSE', 'shop.sqlite'])(
  '%s is bytes to a browser, never a page',
  (file) => {
    expect(contentType(file)).toBe('application/octet-stream');
  },
);
