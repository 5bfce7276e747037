// Texts are never cut inside a character.
import { describe, expect, it } from 'vitest';
import { firstCharacter } from './first-character.ts';
import { cutText, shortened } from './graphemes.ts';

const characters = ['😀', '👨‍👩‍👧‍👦', '🇮🇳', '👍🏽', 'e\u0301', 'க்ஷி', 'क्षि', 'স্ত্র', 'ప్రి', '1️⃣'];
const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
const partsOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

describe.each(characters)('a text with %s', (character) => {
  it('is cut before or after it', () => {
    const text = `warp${character}weft`;
    const whole = new Set(partsOf(text));
    for (let most = 0; most <= text.length; most += 1) {
      const cut = cutText(text, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(text.startsWith(cut)).toBe(true);
      for (const part of partsOf(cut)) expect(whole).toContain(part);
    }
    expect(cutText(text, text.length)).toBe(text);
  });

  it('begins with a whole character', () => {
    expect(firstCharacter(`${character}weft`)).toBe(partsOf(character)[0]);
  });
});

it('a plain text is cut at the length, with … inside it', () => {
  expect(cutText('warp and weft', 4)).toBe('warp');
  expect(shortened('warp and weft', 6)).toBe('warp…');
  expect(shortened('warp', 4)).toBe('warp');
  expect(firstCharacter('')).toBe('');
});
