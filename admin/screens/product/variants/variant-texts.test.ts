// The editor promises the disc that the shop draws.
import { expect, test } from 'vitest';
import { asDrawn } from '../../../../server/modules/swatch.mapping.ts';
import { swatchIn } from './variant-texts.ts';

const photo = (id: string, color: string | null) => ({ id, alt: '', color });
const states = [{ id: 'a', picture: { color: '#0a0b0c' }, refused: null }] as never;
const drawn = (title: string, photos: ReturnType<typeof photo>[], colors = [title, 'Other']) =>
  swatchIn({ title, css: null }, { photos, colors: colors.map((one) => ({ title: one, css: null })) }, states);

test.each(['Bottle Green', 'MidnightBlue', 'Dusty-Rose', 'Monsoon', 'ताना'])('%s is drawn as in the shop', (title) => {
  const { css, by } = drawn(title, []);
  const { cloth, letter } = asDrawn({ _id: 'a', title });
  expect(by).toBe(letter === undefined ? 'name' : 'letter');
  // A name of CSS is drawn by itself.
  expect(css).toBe(cloth ?? (letter === undefined ? title.toLowerCase() : null));
});

test('a photo of the colour decides, and an only photo is of the only colour', () => {
  expect(drawn('Mustard', [photo('a', 'mustard')])).toEqual({ css: '#0a0b0c', by: 'photo' });
  expect(drawn('Mustard', [photo('a', null)], ['Mustard'])).toEqual({ css: '#0a0b0c', by: 'photo' });
  expect(drawn('Mustard', [photo('a', null)]).by).toBe('name');
});
