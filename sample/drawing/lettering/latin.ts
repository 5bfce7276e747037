// Owns our Latin capitals and figures: one even line, built from straight strokes and circle arcs, cap height 100.

/** A straight stroke [x1, y1, x2, y2], or an arc [cx, cy, r, from, to] in degrees, clockwise on screen when `to` is larger. */
export type Stroke = readonly [number, number, number, number] | readonly [number, number, number, number, number];
export interface Glyph {
  width: number;
  strokes: readonly Stroke[];
}

export const capitals: Record<string, Glyph> = {
  A: { width: 78, strokes: [[0, 100, 39, 0], [39, 0, 78, 100], [13, 66, 65, 66]] },
  B: { width: 58, strokes: [[0, 0, 0, 100], [0, 0, 30, 0], [30, 24, 24, -90, 90], [0, 48, 32, 48], [32, 74, 26, -90, 90], [0, 100, 32, 100]] },
  C: { width: 86, strokes: [[50, 50, 50, 42, 318]] },
  D: { width: 80, strokes: [[0, 0, 0, 100], [0, 0, 30, 0], [30, 50, 50, -90, 90], [0, 100, 30, 100]] },
  E: { width: 52, strokes: [[0, 0, 0, 100], [0, 0, 52, 0], [0, 48, 44, 48], [0, 100, 52, 100]] },
  F: { width: 50, strokes: [[0, 0, 0, 100], [0, 0, 50, 0], [0, 48, 42, 48]] },
  G: { width: 98, strokes: [[50, 50, 50, 4, 316], [62, 53, 99, 53]] },
  H: { width: 70, strokes: [[0, 0, 0, 100], [70, 0, 70, 100], [0, 49, 70, 49]] },
  I: { width: 0, strokes: [[0, 0, 0, 100]] },
  J: { width: 46, strokes: [[46, 0, 46, 76], [23, 76, 23, 0, 150]] },
  K: { width: 62, strokes: [[0, 0, 0, 100], [58, 0, 0, 60], [20, 42, 62, 100]] },
  L: { width: 48, strokes: [[0, 0, 0, 100], [0, 100, 48, 100]] },
  M: { width: 90, strokes: [[0, 100, 0, 0], [0, 0, 45, 66], [45, 66, 90, 0], [90, 0, 90, 100]] },
  N: { width: 74, strokes: [[0, 100, 0, 0], [0, 0, 74, 100], [74, 100, 74, 0]] },
  O: { width: 100, strokes: [[50, 50, 50, 0, 180], [50, 50, 50, 180, 360]] },
  P: { width: 56, strokes: [[0, 0, 0, 100], [0, 0, 28, 0], [28, 28, 28, -90, 90], [0, 56, 28, 56]] },
  Q: { width: 100, strokes: [[50, 50, 50, 0, 180], [50, 50, 50, 180, 360], [62, 66, 98, 102]] },
  R: { width: 58, strokes: [[0, 0, 0, 100], [0, 0, 28, 0], [28, 27, 27, -90, 90], [0, 54, 28, 54], [26, 54, 58, 100]] },
  S: { width: 54, strokes: [[27, 25, 25, 90, 325], [27, 75, 25, -90, 148]] },
  T: { width: 66, strokes: [[0, 0, 66, 0], [33, 0, 33, 100]] },
  U: { width: 68, strokes: [[0, 0, 0, 66], [34, 66, 34, 0, 180], [68, 66, 68, 0]] },
  V: { width: 76, strokes: [[0, 0, 38, 100], [38, 100, 76, 0]] },
  W: { width: 114, strokes: [[0, 0, 28, 100], [28, 100, 57, 16], [57, 16, 86, 100], [86, 100, 114, 0]] },
  X: { width: 68, strokes: [[0, 0, 68, 100], [68, 0, 0, 100]] },
  Y: { width: 70, strokes: [[0, 0, 35, 50], [70, 0, 35, 50], [35, 50, 35, 100]] },
  Z: { width: 62, strokes: [[0, 0, 62, 0], [62, 0, 0, 100], [0, 100, 62, 100]] },
  0: { width: 68, strokes: [[34, 34, 34, 180, 360], [68, 34, 68, 66], [34, 66, 34, 0, 180], [0, 66, 0, 34]] },
  1: { width: 26, strokes: [[26, 0, 26, 100], [0, 22, 26, 0]] },
  4: { width: 68, strokes: [[48, 100, 48, 0], [48, 0, 0, 70], [0, 70, 68, 70]] },
  6: { width: 60, strokes: [[30, 70, 30, 0, 180], [30, 70, 30, 180, 360], [4, 56, 42, 0]] },
  9: { width: 60, strokes: [[30, 30, 30, 0, 180], [30, 30, 30, 180, 360], [56, 44, 18, 100]] },
  '.': { width: 0, strokes: [[0, 99, 0, 100]] },
  '-': { width: 30, strokes: [[0, 52, 30, 52]] },
  '&': { width: 72, strokes: [[30, 22, 22, 130, 390], [14, 38, 72, 100], [28, 72, 28, 20, 232], [50, 32, 12, 56]] },
};

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

const point = (cx: number, cy: number, r: number, degrees: number): string => `${(cx + r * Math.cos((degrees * Math.PI) / 180)).toFixed(2)} ${(cy + r * Math.sin((degrees * Math.PI) / 180)).toFixed(2)}`;

/** SVG path of a glyph's strokes, moved right by x: to be drawn with a pen. */
export function glyphPath(glyph: Glyph, x = 0): string {
  return glyph.strokes
    .map((s) => (s.length === 4 ? `M${s[0] + x} ${s[1]}L${s[2] + x} ${s[3]}` : `M${point(s[0] + x, s[1], s[2], s[3])}A${s[2]} ${s[2]} 0 ${Math.abs(s[4] - s[3]) > 180 ? 1 : 0} 1 ${point(s[0] + x, s[1], s[2], s[4])}`))
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

/** A line set to a width and centred on x, its cap tops at y. Returns its height too. */
export function centredLine(text: string, x: number, y: number, width: number, colour: string, weight: number, setting: Setting = {}): { svg: string; height: number } {
  const k = width / textWidth(text, setting);
  return { svg: `<g transform="translate(${(x - width / 2).toFixed(1)} ${y}) scale(${k.toFixed(4)})">${capitalsLine(text, colour, weight / k, setting)}</g>`, height: 100 * k };
}

/** Capitals round a circle, centred on the top (or read along the foot when `under` is set). */
export function ringLine(text: string, cx: number, cy: number, r: number, size: number, colour: string, weight: number, under = false): string {
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
