// Owns the way from SVG to pixels: camera views, rasters, and blurred fields of floats.
import sharp from 'sharp';

/** A camera over garment space (1188 x 1200 units): what point stands at the middle, how near, how turned. */
export interface View {
  width: number;
  height: number;
  zoom: number;
  centre: readonly [number, number];
  turn: number;
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

/** Raw RGBA pixels of an SVG fragment written in garment space. */
export async function rasterize(fragment: string, view: View): Promise<Buffer> {
  const { width, height, zoom, centre, turn } = view;
  const place = `translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${zoom}) translate(${-centre[0]} ${-centre[1]})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="${place}">${fragment}</g></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer();
}

export const emptyField = (width: number, height: number): Field => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** One channel of raw RGBA as a field from 0 to 1. */
export function channelField(pixels: Buffer, width: number, height: number, channel: 0 | 1 | 2 | 3): Field {
  const field = emptyField(width, height);
  for (let i = 0; i < field.data.length; i++) field.data[i] = pixels[i * 4 + channel]! / 255;
  return field;
}

function blurRows(source: Float32Array, target: Float32Array, width: number, height: number, radius: number): void {
  const window = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = source[row]! * (radius + 1);
    for (let x = 1; x < radius; x++) sum += source[row + Math.min(x, width - 1)]!;
    for (let x = 0; x < width; x++) {
      sum += source[row + Math.min(x + radius, width - 1)]!;
      target[row + x] = sum / window;
      sum -= source[row + Math.max(x - radius, 0)]!;
    }
  }
}

function transpose(source: Float32Array, target: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) target[x * height + y] = source[y * width + x]!;
}

/** A Gaussian blur as three box passes; the edges repeat outwards. */
export function blurred(field: Field, sigma: number): Field {
  const { width, height } = field;
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let a = Float32Array.from(field.data);
  let b = new Float32Array(a.length);
  const passes = (w: number, h: number) => {
    for (let pass = 0; pass < 3; pass++) {
      blurRows(a, b, w, h, radius);
      [a, b] = [b, a];
    }
  };
  passes(width, height);
  transpose(a, b, width, height);
  [a, b] = [b, a];
  passes(height, width);
  transpose(a, b, height, width);
  return { width, height, data: b };
}

/** A field moved by whole pixels; what enters from outside is 0. */
export function shifted(field: Field, dx: number, dy: number): Field {
  const { width, height } = field;
  const moved = emptyField(width, height);
  const sx = Math.round(dx);
  const sy = Math.round(dy);
  for (let y = Math.max(0, sy); y < Math.min(height, height + sy); y++) {
    for (let x = Math.max(0, sx); x < Math.min(width, width + sx); x++) {
      moved.data[y * width + x] = field.data[(y - sy) * width + (x - sx)]!;
    }
  }
  return moved;
}
