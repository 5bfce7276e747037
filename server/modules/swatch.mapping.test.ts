// How each swatch is drawn.
import { expect, it, test } from 'vitest';
import { asDrawn } from './swatch.mapping.ts';

const drawn = (title: string) => asDrawn({ _id: 'a', title });

test.each(['Bottle Green', 'bottle-green', 'BottleGreen', ' bottle  green'])(
  '%s is a cloth that the table knows',
  (title) => {
    expect(drawn(title)).toEqual({ _id: 'a', title, cloth: '#0b4a37' });
  },
);

it('spells grey in both ways', () => {
  expect(drawn('Ash Gray').cloth).toBe(drawn('Ash Grey').cloth);
  expect(drawn('Ash Gray').cloth).toMatch(/^#[0-9a-f]{6}$/);
});

it('leaves the names of CSS as they are, and draws a letter for others', () => {
  expect(drawn('Midnight Blue')).toEqual({ _id: 'a', title: 'Midnight Blue' });
  expect(drawn('Monsoon')).toEqual({ _id: 'a', title: 'Monsoon', letter: 'M' });
});

it('prefers the swatch of the owner', () => {
  expect(asDrawn({ _id: 'a', title: 'Bottle Green', cloth: '#123456' }).cloth).toBe('#123456');
});
