import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accentContrast, contrastOf, defaultLook, pageColors, primaryContrast, textContrast } from './colors.ts';

test('the contrast is that of WCAG, in either order', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#a32633', '#a32633')).toBe(1);
});

test('the defaults can be read, and are those of the style sheet', async () => {
  expect(primaryContrast(defaultLook.primary)).toBeGreaterThan(textContrast);
  expect(accentContrast(defaultLook.accent)).toBeGreaterThan(textContrast);
  const tokens = await readFile(new URL('../../design/tokens.css', import.meta.url), 'utf8');
  const { primary: madder, accent: turmeric } = defaultLook;
  for (const [name, color] of Object.entries({ ...pageColors, madder, turmeric }))
    expect(tokens).toContain(`--color-${name}: ${color};`);
});
