// Light on cloth: combines colour, print, relief and knit into a picture of a garment
// with a transparent background.
import { latticeValue, noiseRow } from '../random.ts';
import { blurred, garmentRow, rasterize, rasterizeChannel } from '../raster.ts';
import type { View } from '../raster.ts';
import { reliefOf } from '../relief.ts';
import type { Cloth, Garment } from './garment.ts';

export interface Look {
  cloth: Record<Cloth, string>;
  thread: string;
  button: string;
  /** SVG in garment space, already clipped to its pieces. */
  print: string;
  /** How much cloth shows through the ink: 0 is none. */
  wear: number;
  /** Mixed fibres of a heather yarn: 0 none to 1. */
  heather: number;
  seed: number;
}

/** Straight (not premultiplied) RGBA. */
export interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

function colourLayer(garment: Garment, look: Look): string {
  const pieces = garment.pieces.map((p) => {
    const fill = look.cloth[p.cloth];
    return `<path d="${p.path}" fill="${fill}" stroke="${fill}" stroke-width="0.6"/>`;
  });
  return pieces.join('');
}

function stitchLayer(garment: Garment, look: Look): string {
  const lines = garment.stitches.map((d) => `<path d="${d}"/>`).join('');
  const buttons = garment.buttons.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="8.6" fill="${look.button}"/><circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.2"/>` +
      [-2, 2]
        .flatMap((a) =>
          [-2, 2].map((b) => `<circle cx="${x + a}" cy="${y + b}" r="1" fill="#000" fill-opacity=".55"/>`),
        )
        .join(''),
  );
  return `<g fill="none" stroke="${look.thread}" stroke-width="1.5" stroke-dasharray="5 2.2" stroke-linecap="round">${lines}</g>${buttons.join('')}`;
}

/** Flat grey over the garment, with raised parts lighter or darker. */
function bumpLayer(garment: Garment): string {
  const numbers = garment.pieces.flatMap(({ path }) => path.match(/-?\d+(\.\d+)?/g)!.map(Number));
  const across = numbers.filter((_, i) => i % 2 === 0);
  const down = numbers.filter((_, i) => i % 2 === 1);
  const beside = 24;
  const left = Math.min(...across) - beside;
  const top = Math.min(...down) - beside;
  const width = Math.max(...across) + beside - left;
  const height = Math.max(...down) + beside - top;
  const seams = garment.seams.map((d) => `<path d="${d}"/>`).join('');
  const stitches = garment.stitches.map((d) => `<path d="${d}"/>`).join('');
  const ribs = garment.ribs.map((d) => `<path d="${d}"/>`).join('');
  const buttons = garment.buttons
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9.4" fill="#e8e8e8"/><circle cx="${x}" cy="${y}" r="5" fill="#cfcfcf"/>`,
    )
    .join('');
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#808080"/>` +
    `<g fill="none"><g stroke="#dcdcdc" stroke-width="2.3">${ribs}</g>` +
    `<g stroke="#606060" stroke-width="5">${stitches}</g><g stroke="#a4a4a4" stroke-width="1.6" stroke-dasharray="5 2.2">${stitches}</g>` +
    `<g stroke="#484848" stroke-width="2.2">${seams}</g></g>${buttons}`
  );
}

const light = { x: -0.5, y: -0.62, z: 0.6 };

/** Two sets of V-shaped loops, as in jersey; x and y in garment units. */
function jersey(x: number, y: number): number {
  const wale = x / 4.4;
  const u = wale - Math.floor(wale) - 0.5;
  const side = Math.min(1, Math.abs(u) * 2);
  const course = y / 3.5 + Math.abs(u) * 1.15;
  const v = course - Math.floor(course) - 0.5;
  return (1 - side * side * side) * (1 - 4 * v * v) - 0.5;
}

/** The slope of the knit along a row, to the right and downwards. */
function knitRow(
  [leanX, leanY]: readonly [Float64Array, Float64Array],
  [xs, ys]: readonly [Float64Array, Float64Array],
  from: number,
  to: number,
): void {
  const e = 0.6;
  for (let i = from; i < to; i++) {
    const x = xs[i]!;
    const y = ys[i]!;
    leanX[i] = jersey(x + e, y) - jersey(x - e, y);
    leanY[i] = jersey(x, y + e) - jersey(x, y - e);
  }
}

/** The range of covered pixels in a row: the first, and the one after the last. */
function coveredRow(pixels: Buffer, y: number, width: number): [number, number] {
  let from = 0;
  let to = width;
  while (from < to && pixels[(y * width + from) * 4 + 3] === 0) from++;
  while (to > from && pixels[(y * width + to - 1) * 4 + 3] === 0) to--;
  return [from, to];
}

/** The slope to the right between the grid's points, from the rows `a` and `b`. */
function slopeAcross(heights: Float32Array, a: number, b: number, fx: number, fy: number): number {
  const upper = (heights[a + 1]! - heights[a - 1]!) * (1 - fx) + (heights[a + 2]! - heights[a]!) * fx;
  const lower = (heights[b + 1]! - heights[b - 1]!) * (1 - fx) + (heights[b + 2]! - heights[b]!) * fx;
  return (upper * (1 - fy) + lower * fy) / 4;
}

/** The slope downwards; `up` and `down` are the rows around. */
function slopeDown(
  heights: Float32Array,
  up: number,
  a: number,
  b: number,
  down: number,
  fx: number,
  fy: number,
): number {
  const upper = (heights[b]! - heights[up]!) * (1 - fx) + (heights[b + 1]! - heights[up + 1]!) * fx;
  const lower = (heights[down]! - heights[a]!) * (1 - fx) + (heights[down + 1]! - heights[a + 1]!) * fx;
  return (upper * (1 - fy) + lower * fy) / 4;
}

export async function renderCloth(garment: Garment, look: Look, view: View): Promise<Picture> {
  const { width, height, zoom } = view;
  const [colour, print, stitch, seams, relief] = await Promise.all([
    rasterize(colourLayer(garment, look), view),
    rasterize(look.print, view),
    rasterize(stitchLayer(garment, look), view),
    rasterizeChannel(bumpLayer(garment), view, 0),
    reliefOf(garment, view, look.seed),
  ]);
  const bump = blurred(seams, Math.max(0.5, 0.45 * zoom)).data;
  const { height: hills } = relief;
  const shade = relief.shade.data;
  const hollow = blurred(hills, 14 * zoom * 0.5).data;
  // The print follows only what is wider than a crease: it bends there and is never torn.
  const soft = blurred(hills, 9 * zoom * 0.5).data;
  const H = hills.data;
  const hw = hills.width;
  const hh = hills.height;
  const out = Buffer.alloc(width * height * 4);
  const near = zoom > 1.5;
  const knitDepth = near ? 1.0 * zoom : 0;
  const bumpDepth = near ? 3.4 * zoom : 5.5;
  const rows = new Float64Array(10 * width);
  const row = (n: number): Float64Array => rows.subarray(n * width, (n + 1) * width);
  const [xs, ys, leanX, leanY] = [row(0), row(1), row(2), row(3)];
  const [acrossX, acrossY] = [row(8), row(9)];
  const [yarn, strand, blot, speck] = [row(4), row(5), row(6), row(7)];
  for (let y = 0; y < height; y++) {
    const hy = Math.min(hh - 3, Math.max(1, Math.floor(y / 2 - 0.25)));
    const fy = Math.min(1, Math.max(0, y / 2 - 0.25 - hy));
    const [from, to] = coveredRow(colour, y, width);
    garmentRow(view, y, xs, ys, from, to);
    if (look.heather > 0) {
      noiseRow(yarn, [xs, ys], [1.7, 15], 11, from, to);
      noiseRow(strand, [xs, ys], [2.6, 34], 12, from, to);
    }
    if (look.wear > 0) {
      // Turned, and fine over coarse: the squares of the noise must not show.
      for (let x = from; x < to; x++) {
        acrossX[x] = 0.8 * xs[x]! + 0.6 * ys[x]!;
        acrossY[x] = 0.8 * ys[x]! - 0.6 * xs[x]!;
      }
      noiseRow(speck, [xs, ys], [1.9, 1.9], 22, from, to);
      for (let x = from; x < to; x++) {
        acrossX[x]! += 1.6 * speck[x]!;
        acrossY[x]! -= 1.6 * speck[x]!;
      }
      noiseRow(blot, [acrossX, acrossY], [5.4, 5.4], 21, from, to);
    }
    if (near) knitRow([leanX, leanY], [xs, ys], from, to);
    for (let x = from; x < to; x++) {
      const i = y * width + x;
      const alpha = colour[i * 4 + 3]!;
      if (alpha === 0) continue;
      const hx = Math.min(hw - 3, Math.max(1, Math.floor(x / 2 - 0.25)));
      const fx = Math.min(1, Math.max(0, x / 2 - 0.25 - hx));
      const a = hy * hw + hx;
      const b = Math.min(a + hw, H.length - 3);
      const down = Math.min(b + hw, H.length - 2);
      const slopeX = slopeAcross(H, a, b, fx, fy);
      const slopeY = slopeDown(H, a - hw, a, b, down, fx, fy);

      // Cloth and print follow the relief: samples a little downhill.
      const bendX = Math.max(-0.5, Math.min(0.5, slopeAcross(soft, a, b, fx, fy)));
      const bendY = Math.max(-0.5, Math.min(0.5, slopeDown(soft, a - hw, a, b, down, fx, fy)));
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + bendX * 9 * zoom)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + bendY * 9 * zoom)));
      let j = (sy * width + sx) * 4;
      if (colour[j + 3]! < 255) j = i * 4;

      const grain = latticeValue(x, y, 5) - 0.5;
      let r = colour[j]!;
      let g = colour[j + 1]!;
      let bl = colour[j + 2]!;
      if (look.heather > 0) {
        const fibre = yarn[x]! + 0.8 * strand[x]!;
        const t = look.heather * fibre * 26;
        r += t;
        g += t;
        bl += t;
      }
      let inked = print[j + 3]! / 255;
      if (inked > 0) {
        if (look.wear > 0) {
          const spot = blot[x]! + 0.45 * speck[x]!;
          inked *= 1 - look.wear * Math.max(0, Math.min(1, (spot - 0.35) * 1.8)) - look.wear * 0.18;
        }
        r += (print[j]! - r) * inked;
        g += (print[j + 1]! - g) * inked;
        bl += (print[j + 2]! - bl) * inked;
      }
      const k = i * 4;
      const sewn = stitch[k + 3]! / 255;
      if (sewn > 0) {
        r += (stitch[k]! - r) * sewn;
        g += (stitch[k + 1]! - g) * sewn;
        bl += (stitch[k + 2]! - bl) * sewn;
      }

      const left = x > 0 ? i - 1 : i;
      const above = y > 0 ? i - width : i;
      const right = x < width - 1 ? i + 1 : i;
      const below = y < height - 1 ? i + width : i;
      let nx = slopeX + ((bump[right]! - bump[left]!) * bumpDepth) / 2;
      let ny = slopeY + ((bump[below]! - bump[above]!) * bumpDepth) / 2;
      if (near) {
        const depth = knitDepth * (1 - 0.45 * inked) * 0.06;
        nx += leanX[x]! * depth;
        ny += leanY[x]! * depth;
      }
      const normal = Math.sqrt(nx * nx + ny * ny + 1);
      const lambert = (-nx * light.x - ny * light.y + light.z) / normal / light.z;
      const cavity = (H[a]! - hollow[a]!) / (16 * zoom);
      const s = shade[a]!;
      let lit = 1 + 0.62 * (lambert - 1) + 0.16 * Math.max(-1, Math.min(1, cavity)) - 0.3 * s + grain * 0.014;
      // Cloth is soft: no crease is as dark as a gap, and none bleaches the ink.
      if (lit < 0.75) lit = 0.75 - 0.55 * (0.75 - lit);
      lit = lit < 0.3 ? 0.3 : lit;
      if (lit <= 1) {
        // Keeps warm saturated cloth from turning grey in the shade.
        const warmth = Math.pow(lit, -0.02);
        r *= lit * warmth * warmth * warmth;
        g *= lit;
        bl *= lit * warmth;
      } else {
        const sheen = ((lit - 1) / (1 + 0.8 * (lit - 1))) * (1 - 0.5 * inked);
        r += (255 - r) * sheen * 0.34 + r * sheen * 0.3;
        g += (252 - g) * sheen * 0.34 + g * sheen * 0.3;
        bl += (246 - bl) * sheen * 0.34 + bl * sheen * 0.3;
      }
      out[k] = r > 255 ? 255 : r < 0 ? 0 : r;
      out[k + 1] = g > 255 ? 255 : g < 0 ? 0 : g;
      out[k + 2] = bl > 255 ? 255 : bl < 0 ? 0 : bl;
      out[k + 3] = alpha;
    }
  }
  return { width, height, pixels: out };
}
