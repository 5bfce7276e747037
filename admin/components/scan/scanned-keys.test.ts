// What a hand scanner types, and what fingers type.
import { expect, it } from 'vitest';
import { readScannedKeys } from './scanned-keys.ts';

/** Types the keys, the last one is Enter, with a pause between them in ms. */
function type(keys: string | readonly string[], pause: number) {
  const read = readScannedKeys();
  return [...Array.from(keys), 'Enter'].map((key, index) => read(key, index * pause));
}

it('is a code when the keys come fast and end with Enter', () => {
  expect(type('TB-7', 12).at(-1)).toEqual({ isScanned: true, code: 'TB-7' });
});

it('leaves out Shift, and blanks around the code', () => {
  expect(type(['Shift', 'T', 'B', '-', 'Shift', '7', ' '], 12).at(-1)).toEqual({
    isScanned: true,
    code: 'TB-7',
  });
});

it('keeps a scan from the shortcuts, from its second character on', () => {
  expect(type('kj/?', 12).map(({ isScanned }) => isScanned)).toEqual([false, true, true, true, true]);
});

it('is no code when fingers type it', () => {
  expect(type('TB-7', 90)).toEqual(Array.from({ length: 5 }, () => ({ isScanned: false })));
});

it('forgets what was typed before a pause', () => {
  const read = readScannedKeys();
  read('k', 0);
  const last = ['1', '4', '9', '0', 'Enter'].map((key, index) => read(key, 500 + index * 10)).at(-1);
  expect(last?.code).toBe('1490');
});

it('leaves Enter alone after a few fast keys', () => {
  expect(type('kj', 12).at(-1)).toEqual({ isScanned: false });
});
