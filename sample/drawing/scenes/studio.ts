// The studio: a warm off-white ground with falling light, and the shadow of a garment on it.
import { latticeValue, noiseRow } from '../random.ts';
import { blurred, emptyField, reduced, shifted } from '../raster.ts';
import type { View } from '../raster.ts';
import type { Picture } from '../garment/cloth.ts';

export type Rgb = readonly [number, number, number];
export const grounds = {
  linen: [236, 229, 217],
  stone: [229, 226, 219],
  clay: [234, 221, 206],
} as const satisfies Record<string, Rgb>;

/** Grounds of arranged scenes: darker, because they show no price. */
export const tables = {
  linen: [233, 225, 211],
  clay: [222, 196, 172],
  slate: [196, 205, 205],
  sand: [228, 212, 186],
  rose: [226, 200, 188],
  sage: [196, 203, 186],
  floor: [122, 62, 44],
} as const satisfies Record<string, Rgb>;

/** A plain lit ground, RGBA. */
export function litGround(width: number, height: number, ground: Rgb): Picture {
  const pixels = Buffer.alloc(width * height * 4);
  const [red, green, blue] = ground;
  const xs = Float64Array.from({ length: width }, (_, x) => x);
  const ys = new Float64Array(width);
  const uneven = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    noiseRow(uneven, [xs, ys.fill(y)], [190, 190], 3, 0, width);
    for (let x = 0; x < width; x++) {
      const u = x / width - 0.34;
      const v = y / height - 0.28;
      const fall = 1.035 - 0.13 * (u * u + v * v) * 1.6 + 0.006 * uneven[x]! + (latticeValue(x, y, 9) - 0.5) * 0.003;
      const i = (y * width + x) * 4;
      pixels[i] = Math.min(255, red * fall);
      pixels[i + 1] = Math.min(255, green * fall);
      pixels[i + 2] = Math.min(255, blue * fall);
      pixels[i + 3] = 255;
    }
  }
  return { width, height, pixels };
}

/** Puts a picture on a ground at (left, top), its shadow first. Changes the ground in place. */
export function layOn(ground: Picture, item: Picture, view: View, left = 0, top = 0, depth = 1): void {
  const half = reduced(view, 0.5);
  const source = item.pixels;
  const small = emptyField(half.width, half.height);
  for (let y = 0; y < half.height; y++) {
    const row = Math.min(item.height - 1, y * 2) * item.width;
    for (let x = 0; x < half.width; x++)
      small.data[y * half.width + x] = source[(row + Math.min(item.width - 1, x * 2)) * 4 + 3]! / 255;
  }
  const z = half.zoom * depth;
  const contact = blurred(shifted(small, 4 * z, 5 * z), 5 * z).data;
  const middle = blurred(shifted(small, 12 * z, 17 * z), 17 * z).data;
  const wide = blurred(shifted(small, 30 * z, 44 * z), 50 * z).data;
  const target = ground.pixels;
  for (let y = 0; y < item.height; y++) {
    const ty = y + top;
    if (ty < 0 || ty >= ground.height) continue;
    for (let x = 0; x < item.width; x++) {
      const tx = x + left;
      if (tx < 0 || tx >= ground.width) continue;
      const h = Math.min(half.height - 1, y >> 1) * half.width + Math.min(half.width - 1, x >> 1);
      const dark = 0.34 * contact[h]! + 0.2 * middle[h]! + 0.16 * wide[h]!;
      const i = (y * item.width + x) * 4;
      const a = source[i + 3]! / 255;
      if (a === 0 && dark === 0) continue;
      const t = (ty * ground.width + tx) * 4;
      const keep = 1 - dark;
      // The shadow is warm: it removes blue first.
      const r = target[t]! * (keep + dark * 0.1);
      const g = target[t + 1]! * (keep + dark * 0.05);
      const b = target[t + 2]! * keep;
      target[t] = r + (source[i]! - r) * a;
      target[t + 1] = g + (source[i + 1]! - g) * a;
      target[t + 2] = b + (source[i + 2]! - b) * a;
    }
  }
}
