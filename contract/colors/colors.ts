// The brand's two colours, and whether text in them is readable (WCAG 2.2, 1.4.3).
import type { LookSection } from '../schemas/shop/settings.ts';

/** As in tokens.css: there they are called madder and turmeric. */
export const defaultLook: LookSection = { primary: '#a32633', accent: '#dfa02a' };

/** Backgrounds and text of every page; in tokens.css by the same names. */
export const pageColors = { ground: '#f8f3ea', paper: '#fdfaf4', sunk: '#efe6d8', ink: '#2b1b13' } as const;
/** Of the card that has the words of a mail. */
export const mailCard = '#fffdf8';
const { ground, paper, sunk, ink } = pageColors;

/** The minimum contrast of text of any size. */
export const textContrast = 4.5;

/** From 1 (the same colour) to 21 (black and white). Colours are `#rrggbb`, in any order. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The primary colour is text on these backgrounds and on its own wash; paper and ground are text on
 * it.
 */
export const primaryContrast = (primary: string): number =>
  Math.min(...[paper, ground, sunk, washOf(primary)].map((background) => contrastOf(primary, background)));

/** The accent colour is a background of ink, and a text colour in the footer. */
export const accentContrast = (accent: string): number => contrastOf(accent, ink);

/** The tokens of tokens.css that follow the look, without `--color-`. */
export const brandTokens = ({ primary, accent }: LookSection): Record<string, string> => ({
  madder: primary,
  'madder-deep': mix(primary, '#000000', 0.22),
  'madder-wash': washOf(primary),
  turmeric: accent,
  'turmeric-wash': mix(accent, paper, 0.75),
});

const washOf = (primary: string): string => mix(primary, paper, 0.9);

/** `share` of the other colour, from 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const parts = partsOf(color).map((part, index) => part * (1 - share) + (partsOf(other)[index] ?? 0) * share);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue from 0 to 255. */
const partsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((whole) => {
    const part = whole / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
