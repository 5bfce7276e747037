import { expect, it } from 'vitest';
import { excerpt } from './blog-card.tsx';

it('shows the first 70 characters of the words, then three dots [spec blogs.6]', () => {
  expect(excerpt(`<p>${'a'.repeat(60)}</p>\n<p>bcd &amp; ${'e'.repeat(30)}</p>`)).toBe(
    `${'a'.repeat(60)} bcd & eee...`,
  );
});
