// What owners type as a link.
import { expect, it } from 'vitest';
import { readLinkAddress } from './link-address.ts';

it.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.in/shirts', 'https://example.in/shirts'],
  ['care@example.com', 'mailto:care@example.com'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['/product', '/product'],
])('%s is an address', (typed, address) => expect(readLinkAddress(typed)).toBe(address));

it.each(['', 'here', 'two words', 'javascript:alert(1)', 'data:text/html,x', '//example.com', 'http://'])(
  '“%s” is none',
  (typed) => expect(readLinkAddress(typed)).toBeUndefined(),
);
