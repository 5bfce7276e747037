// Reads the tokens from tokens.css, so that the design page cannot be out of date.
import text from '../../../design/tokens.css?raw';

/** All tokens of a family: 'color' gives ground, paper, … Without line heights and resets. */
export function tokensOf(family: string): { name: string; value: string }[] {
  const found = text.matchAll(new RegExp(`--${family}-([\\w-]+): ([^;]+);`, 'g'));
  return [...found]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ name, value }) => !name.includes('--') && !/initial|transparent|current/i.test(value));
}

const valueOf = (name: string): string => tokensOf('color').find((token) => token.name === name)?.value ?? '#000000';

/** The WCAG 2.2 contrast ratio of two colour tokens, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(valueOf(one)), luminance(valueOf(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
