// Sets Latin lines: straight, centred to a width, or round a circle.
import { capitals } from './capitals.ts';
import type { Glyph } from './capitals.ts';

const gap = 26;

export interface Setting {
  /** Extra space between letters, in the same units. */
  spacing?: number;
}

const advance = (glyph: Glyph, spacing: number): number => glyph.width + gap + spacing;

export function textWidth(text: string, { spacing = 0 }: Setting = {}): number {
  let width = 0;
  for (const letter of text) width += letter === ' ' ? 46 + spacing : advance(capitals[letter]!, spacing);
  return width - gap - spacing;
}

const point = (cx: number, cy: number, r: number, degrees: number): string =>
  `${(cx + r * Math.cos((degrees * Math.PI) / 180)).toFixed(2)} ${(cy + r * Math.sin((degrees * Math.PI) / 180)).toFixed(2)}`;

/** SVG path of a glyph's strokes, moved right by x; to be drawn with a pen. */
export function glyphPath(glyph: Glyph, x = 0): string {
  return glyph.strokes
    .map((s) =>
      s.length === 4
        ? `M${s[0] + x} ${s[1]}L${s[2] + x} ${s[3]}`
        : `M${point(s[0] + x, s[1], s[2], s[3])}A${s[2]} ${s[2]} 0 ${Math.abs(s[4] - s[3]) > 180 ? 1 : 0} 1 ${point(s[0] + x, s[1], s[2], s[4])}`,
    )
    .join('');
}

/** A line of capitals from (0, 0), as strokes of the given weight. */
export function capitalsLine(text: string, colour: string, weight: number, setting: Setting = {}): string {
  let x = 0;
  let d = '';
  for (const letter of text) {
    if (letter === ' ') x += 46 + (setting.spacing ?? 0);
    else {
      d += glyphPath(capitals[letter]!, x);
      x += advance(capitals[letter]!, setting.spacing ?? 0);
    }
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A line scaled to a width and centred on x, its cap tops at y. Also returns its height. */
export function centredLine(
  text: string,
  x: number,
  y: number,
  width: number,
  colour: string,
  weight: number,
  setting: Setting = {},
): { svg: string; height: number } {
  const k = width / textWidth(text, setting);
  return {
    svg: `<g transform="translate(${(x - width / 2).toFixed(1)} ${y}) scale(${k.toFixed(4)})">${capitalsLine(text, colour, weight / k, setting)}</g>`,
    height: 100 * k,
  };
}

/** Capitals round a circle, centred on the top (or read along the foot when `under` is set). */
export function ringLine(
  text: string,
  cx: number,
  cy: number,
  r: number,
  size: number,
  colour: string,
  weight: number,
  under = false,
): string {
  const k = size / 100;
  const total = textWidth(text, { spacing: 14 }) * k;
  let at = -total / 2;
  let svg = '';
  for (const letter of text) {
    const glyph = capitals[letter];
    const width = (glyph ? glyph.width : 46 - gap) * k;
    const angle = ((at + width / 2) / r) * (180 / Math.PI);
    if (glyph) {
      const turn = under ? -angle : angle;
      svg += `<g transform="translate(${cx} ${cy}) rotate(${turn.toFixed(2)}) translate(${(-width / 2).toFixed(1)} ${under ? r - size / 2 : -r - size / 2}) scale(${k})"><path d="${glyphPath(glyph)}" fill="none" stroke="${colour}" stroke-width="${weight / k}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    }
    at += width + (gap + 14) * k;
  }
  return svg;
}
