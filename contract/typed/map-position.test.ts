import { describe, expect, it } from 'vitest';
import { readPosition } from './map-position.ts';

describe('a position on the map', () => {
  it('is read as map programs copy it', () => {
    const bagru = { latitude: 26.81, longitude: 75.55 };
    for (const text of ['26.81, 75.55', '26.81,75.55', ' 26.81 75.55 ']) expect(readPosition(text)).toEqual(bagru);
  });

  it('is none if it is turned round, abroad, or no two numbers', () => {
    for (const text of ['75.55, 26.81', '51.5, -0.12', '26.81', 'Bagru', '', '26.81, 75.55, 3'])
      expect(readPosition(text), text).toBeUndefined();
  });
});
