import { expect, it } from 'vitest';
import { indianTimeOf } from './indian-days.ts';

it('writes a time with the offset of India', () => {
  expect(indianTimeOf(new Date('2026-11-21T20:15:07.999Z'))).toBe('2026-11-22T01:45:07+05:30');
});
