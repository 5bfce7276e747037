// Converts strokes to filled outlines, for files that cannot use a pen.
import { capitals } from './capitals.ts';
import type { Stroke } from './capitals.ts';

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** All shapes run clockwise, so that overlaps stay filled. */
function outlined(stroke: Stroke, x: number, weight: number): string {
  const h = weight / 2;
  if (stroke.length === 4) {
    const [x1, y1, x2, y2] = stroke;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const ox = (-(y2 - y1) / length) * h;
    const oy = ((x2 - x1) / length) * h;
    return `M${n(x1 + x - ox)} ${n(y1 - oy)}L${n(x2 + x - ox)} ${n(y2 - oy)}A${n(h)} ${n(h)} 0 0 1 ${n(x2 + x + ox)} ${n(y2 + oy)}L${n(x1 + x + ox)} ${n(y1 + oy)}A${n(h)} ${n(h)} 0 0 1 ${n(x1 + x - ox)} ${n(y1 - oy)}Z`;
  }
  const [cx, cy, r, from, to] = stroke;
  const at = (radius: number, degrees: number) =>
    `${n(cx + x + radius * Math.cos((degrees * Math.PI) / 180))} ${n(cy + radius * Math.sin((degrees * Math.PI) / 180))}`;
  const large = to - from > 180 ? 1 : 0;
  return `M${at(r + h, from)}A${n(r + h)} ${n(r + h)} 0 ${large} 1 ${at(r + h, to)}A${n(h)} ${n(h)} 0 0 1 ${at(r - h, to)}A${n(r - h)} ${n(r - h)} 0 ${large} 0 ${at(r - h, from)}A${n(h)} ${n(h)} 0 0 1 ${at(r + h, from)}Z`;
}

/** Filled path of a line of capitals from (0, 0), and its width. */
export function outlinedLine(text: string, weight: number, spacing: number): { path: string; width: number } {
  let x = 0;
  let path = '';
  for (const letter of text) {
    if (letter === ' ') {
      x += 46 + spacing;
      continue;
    }
    const glyph = capitals[letter]!;
    for (const stroke of glyph.strokes) path += outlined(stroke, x, weight);
    x += glyph.width + 26 + spacing;
  }
  return { path, width: x - 26 - spacing };
}
