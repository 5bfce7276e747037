// From SVG to pixels: camera views, rasters, and blurred float fields.
import sharp, { type Sharp } from 'sharp';

/** A camera over garment space (1188 x 1200 units): centre, zoom and rotation. */
export interface View {
  width: number;
  height: number;
  zoom: number;
  centre: readonly [number, number];
  turn: number;
}

/** Garment coordinates of a row's pixels: fills `xs` and `ys` from `from` up to `to`. */
export function garmentRow(view: View, y: number, xs: Float64Array, ys: Float64Array, from: number, to: number): void {
  const turn = (-view.turn * Math.PI) / 180;
  const cos = Math.cos(turn) / view.zoom;
  const sin = Math.sin(turn) / view.zoom;
  const dy = y - view.height / 2;
  for (let x = from; x < to; x++) {
    const dx = x - view.width / 2;
    xs[x] = view.centre[0] + dx * cos - dy * sin;
    ys[x] = view.centre[1] + dx * sin + dy * cos;
  }
}

export interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

/** The same view at a fraction of the pixels. */
export const reduced = (view: View, factor: number): View => ({
  ...view,
  width: Math.round(view.width * factor),
  height: Math.round(view.height * factor),
  zoom: view.zoom * factor,
});

function framed(fragment: string, view: View): Sharp {
  const { width, height, zoom, centre, turn } = view;
  const place = `translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${zoom}) translate(${-centre[0]} ${-centre[1]})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="${place}">${fragment}</g></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha();
}

/** Raw RGBA pixels of an SVG fragment in garment space. */
export const rasterize = (fragment: string, view: View): Promise<Buffer> => framed(fragment, view).raw().toBuffer();

/** One channel of a fragment as a field from 0 to 1. */
export async function rasterizeChannel(fragment: string, view: View, channel: 0 | 3): Promise<Field> {
  const pixels = await framed(fragment, view).extractChannel(channel).raw().toBuffer();
  const field = emptyField(view.width, view.height);
  for (let i = 0; i < pixels.length; i++) field.data[i] = pixels[i]! / 255;
  return field;
}

export const emptyField = (width: number, height: number): Field => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** The bounding box of everything that is not 0, or undefined. */
function filled({ width, height, data }: Field): { x0: number; x1: number; y0: number; y1: number } | undefined {
  let x0 = width;
  let x1 = -1;
  let y0 = height;
  let y1 = -1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && data[row + first] === 0) first++;
    if (first === width) continue;
    let last = width - 1;
    while (data[row + last] === 0) last--;
    if (first < x0) x0 = first;
    if (last > x1) x1 = last;
    if (y < y0) y0 = y;
    y1 = y;
  }
  return y1 < 0 ? undefined : { x0, x1, y0, y1 };
}

function blurRows(source: Float32Array, target: Float32Array, width: number, from: number, to: number, radius: number) {
  const window = 2 * radius + 1;
  const last = width - 1;
  for (let y = from; y < to; y++) {
    const row = y * width;
    let sum = source[row]! * (radius + 1);
    for (let x = 1; x < radius; x++) sum += source[row + Math.min(x, last)]!;
    let x = 0;
    for (; x < radius && x < width; x++) {
      sum += source[row + Math.min(x + radius, last)]!;
      target[row + x] = sum / window;
      sum -= source[row + Math.max(x - radius, 0)]!;
    }
    for (; x + radius <= last; x++) {
      sum += source[row + x + radius]!;
      target[row + x] = sum / window;
      sum -= source[row + x - radius]!;
    }
    for (; x < width; x++) {
      sum += source[row + last]!;
      target[row + x] = sum / window;
      sum -= source[row + Math.max(x - radius, 0)]!;
    }
  }
}

/** All columns at once, row by row: reads memory in order. */
function blurColumns(source: Float32Array, target: Float32Array, width: number, height: number, radius: number) {
  const window = 2 * radius + 1;
  const last = height - 1;
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x++) sums[x] = source[x]! * (radius + 1);
  for (let y = 1; y < radius; y++) {
    const row = Math.min(y, last) * width;
    for (let x = 0; x < width; x++) sums[x]! += source[row + x]!;
  }
  for (let y = 0; y <= last; y++) {
    const row = y * width;
    const ahead = Math.min(y + radius, last) * width;
    const behind = Math.max(y - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + source[ahead + x]!;
      target[row + x] = sum / window;
      sums[x] = sum - source[behind + x]!;
    }
  }
}

/** Two buffers, reused from one blur to the next. */
let sheets: [Float32Array, Float32Array] = [new Float32Array(0), new Float32Array(0)];

/**
 * A Gaussian blur as three box passes; edges repeat outwards. Skips areas that are 0 far around.
 */
export function blurred(field: Field, sigma: number): Field {
  const result = emptyField(field.width, field.height);
  const box = filled(field);
  if (!box) return result;
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const reach = 3 * radius + 1;
  const x0 = Math.max(0, box.x0 - reach);
  const y0 = Math.max(0, box.y0 - reach);
  const width = Math.min(field.width, box.x1 + 1 + reach) - x0;
  const height = Math.min(field.height, box.y1 + 1 + reach) - y0;
  const size = width * height;
  if (sheets[0].length < size) sheets = [new Float32Array(size), new Float32Array(size)];
  let [a, b] = sheets;
  a.fill(0, 0, size);
  b.fill(0, 0, size);
  for (let y = box.y0; y <= box.y1; y++) {
    const row = y * field.width + x0;
    a.set(field.data.subarray(row, row + width), (y - y0) * width);
  }
  for (let pass = 0; pass < 3; pass++) {
    blurRows(a, b, width, box.y0 - y0, box.y1 + 1 - y0, radius);
    [a, b] = [b, a];
  }
  for (let pass = 0; pass < 3; pass++) {
    blurColumns(a, b, width, height, radius);
    [a, b] = [b, a];
  }
  for (let y = 0; y < height; y++) result.data.set(a.subarray(y * width, (y + 1) * width), (y + y0) * field.width + x0);
  return result;
}

/** A field moved by whole pixels; new pixels at the edge are 0. */
export function shifted(field: Field, dx: number, dy: number): Field {
  const { width, height } = field;
  const moved = emptyField(width, height);
  const sx = Math.round(dx);
  const sy = Math.round(dy);
  const from = Math.max(0, -sx);
  const to = Math.min(width, width - sx);
  for (let y = Math.max(0, sy); y < Math.min(height, height + sy); y++) {
    const row = (y - sy) * width;
    moved.data.set(field.data.subarray(row + from, row + to), y * width + from + sx);
  }
  return moved;
}
