import { expect, it } from 'vitest';
import { colorName } from './color-name.ts';

it.each([
  ['MidnightBlue', 'Midnight Blue'],
  ['LightGoldenRodYellow', 'Light Golden Rod Yellow'],
  ['Bottle Green', 'Bottle Green'],
  ['NAVY', 'NAVY'],
  ['', ''],
])('the colour %j is read as %j', (title, name) => expect(colorName(title)).toBe(name));
