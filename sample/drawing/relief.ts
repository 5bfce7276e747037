// Owns the height of cloth: rounded edges, layers, folds and slow waves, at half resolution, and the shade between layers.
import { blurred, channelField, emptyField, rasterize, reduced, shifted } from './raster.ts';
import type { Field, View } from './raster.ts';
import { layers } from './garment.ts';
import type { Fold, Garment, Layer } from './garment.ts';
import { smoothNoise } from './random.ts';

export interface Relief {
  height: Field;
  /** 0 in the open, towards 1 where an upper layer keeps the light away. */
  shade: Field;
}

const lift: Record<Layer, number> = { back: 0, sleeves: 1, body: 2, collar: 4 };

const smoothstep = (t: number): number => {
  const u = Math.min(Math.max(t, 0), 1);
  return u * u * (3 - 2 * u);
};

function toPixels(view: View, x: number, y: number): [number, number] {
  const turn = (view.turn * Math.PI) / 180;
  const dx = (x - view.centre[0]) * view.zoom;
  const dy = (y - view.centre[1]) * view.zoom;
  return [
    view.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
    view.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
}

/** Only where `cloth` is: what lies beside it is never looked at. */
function addFold(field: Field, cloth: Field, fold: Fold, view: View): void {
  const points = fold.spine.map(([x, y]) => toPixels(view, x, y));
  const left = fold.left * view.zoom;
  const right = fold.right * view.zoom;
  const reach = 2.6 * Math.max(left, right);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x0 = Math.max(0, Math.floor(Math.min(...xs) - reach));
  const x1 = Math.min(field.width - 1, Math.ceil(Math.max(...xs) + reach));
  const y0 = Math.max(0, Math.floor(Math.min(...ys) - reach));
  const y1 = Math.min(field.height - 1, Math.ceil(Math.max(...ys) + reach));
  const last = points.length - 1;
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      if (cloth.data[y * field.width + x]! <= 0.001) continue;
      let nearest = Infinity;
      let along = 0;
      let sign = 1;
      let before = 0;
      for (let i = 0; i < last; i++) {
        const [ax, ay] = points[i]!;
        const [bx, by] = points[i + 1]!;
        const ex = bx - ax;
        const ey = by - ay;
        const t = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1);
        const u = t < 0 ? 0 : t > 1 ? 1 : t;
        const px = x - ax - ex * u;
        const py = y - ay - ey * u;
        const d = px * px + py * py;
        if (d < nearest) {
          nearest = d;
          along = (i + u) / last;
          sign = ex * py - ey * px > 0 ? 1 : -1;
          before = i === 0 && t < 0 ? -t : i === last - 1 && t > 1 ? t - 1 : 0;
        }
      }
      const distance = Math.sqrt(nearest);
      const width = (sign > 0 ? right : left) * (0.55 + 0.75 * along);
      if (distance > 2.6 * width) continue;
      const q = distance / width;
      const profile = Math.exp(-q * q) - 0.32 * Math.exp(-(q - 1.5) * (q - 1.5) * 2.2);
      const fade =
        fold.taper === 'start'
          ? smoothstep((1 - along) * 1.25) * smoothstep(0.25 + along * 5)
          : Math.sin(Math.PI * along) ** 1.3;
      field.data[y * field.width + x]! += fold.rise * view.zoom * profile * fade * Math.exp(-before * before * 3);
    }
  }
}

function addWaves(field: Field, cloth: Field, view: View, seed: number): void {
  const { width, height, data } = field;
  const turn = (-view.turn * Math.PI) / 180;
  const cos = Math.cos(turn) / view.zoom;
  const sin = Math.sin(turn) / view.zoom;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (cloth.data[y * width + x]! <= 0.001) continue;
      const dx = x - width / 2;
      const dy = y - height / 2;
      const gx = view.centre[0] + dx * cos - dy * sin;
      const gy = view.centre[1] + dx * sin + dy * cos;
      const warp = 60 * smoothNoise(gx / 210, gy / 210, seed + 1);
      const slow = smoothNoise((gx + warp) / 150, (gy - warp) / 230, seed);
      const quick = smoothNoise((gx - warp) / 52, (gy + warp) / 74, seed + 2);
      data[y * width + x]! += view.zoom * (5.5 * slow + 1.0 * quick);
    }
  }
}

/** Heights in output pixels on a grid of half the view's resolution. */
export async function reliefOf(garment: Garment, view: View, seed: number): Promise<Relief> {
  const half = reduced(view, 0.5);
  const scale = half.zoom;
  const height = emptyField(half.width, half.height);
  const shade = emptyField(half.width, half.height);
  const cover = emptyField(half.width, half.height);
  const whole = await rasterize(garment.pieces.map((piece) => `<path d="${piece.path}"/>`).join(''), half);
  const far = blurred(channelField(whole, half.width, half.height, 3), 46 * scale);
  for (const layer of layers) {
    const paths = garment.pieces.filter((piece) => piece.layer === layer);
    if (paths.length === 0) continue;
    const pixels = await rasterize(paths.map((piece) => `<path d="${piece.path}"/>`).join(''), half);
    const mask = channelField(pixels, half.width, half.height, 3);
    const near = blurred(mask, (layer === 'collar' ? 3 : 4) * scale);
    const edge = blurred(mask, Math.max(0.6, 1.6 * scale));
    const cast = blurred(shifted(mask, 7 * scale, 9 * scale), 9 * scale);
    const own = emptyField(half.width, half.height);
    for (const fold of garment.folds) if (fold.layer === layer) addFold(own, edge, fold, half);
    if (layer !== 'collar') addWaves(own, edge, half, seed + (layer === 'sleeves' ? 40 : 0));
    const rim = layer === 'collar' ? 2.6 : 3.6;
    const belly = 24;
    for (let i = 0; i < height.data.length; i++) {
      const m = edge.data[i]!;
      if (layer !== 'back')
        shade.data[i] = Math.max(shade.data[i]! * (1 - mask.data[i]!), cast.data[i]! * (1 - mask.data[i]!) * 0.8);
      if (m <= 0.001) continue;
      const n = near.data[i]!;
      const f = far.data[i]!;
      const surface = scale * (lift[layer] + rim * (1 - (1 - n) * (1 - n)) + belly * f) + own.data[i]!;
      const below = layer === 'collar' ? 1 : 0;
      // At the outline there is nothing below to fall down to: the cloth's own rounding is all the edge there is.
      const soft = smoothstep(m);
      const weight = soft / (soft + cover.data[i]! * (1 - soft));
      height.data[i] = below
        ? height.data[i]! + soft * scale * (rim * n)
        : height.data[i]! * (1 - weight) + weight * surface;
    }
    for (let i = 0; i < cover.data.length; i++) cover.data[i] = Math.max(cover.data[i]!, mask.data[i]!);
  }
  // Heights so far are in half-resolution pixels.
  for (let i = 0; i < height.data.length; i++) height.data[i]! *= 2;
  return { height: blurred(height, Math.max(0.7, 1.1 * scale * 2)), shade };
}
