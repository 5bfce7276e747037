// The height of cloth at half resolution (rounded edges, layers, folds, slow
// waves), and the shade between layers.
import { blurred, emptyField, garmentRow, rasterizeChannel, reduced, shifted } from './raster.ts';
import type { Field, View } from './raster.ts';
import { layers } from './garment/garment.ts';
import type { Fold, Garment, Layer, Piece } from './garment/garment.ts';
import { noiseRow } from './random.ts';

export interface Relief {
  height: Field;
  /** From 0 in the open towards 1 under an upper layer. */
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

/** Blocks of that many pixels a side are skipped if they are out of reach. */
const block = 8;

/** Only where `cloth` is; pixels beside it are never used. */
function addFold(field: Field, cloth: Float32Array, fold: Fold, view: View): void {
  const points = fold.spine.map(([x, y]) => toPixels(view, x, y));
  const left = fold.left * view.zoom;
  const right = fold.right * view.zoom;
  const rise = fold.rise * view.zoom;
  const reach = 2.6 * Math.max(left, right);
  const ax = Float64Array.from(points, (p) => p[0]);
  const ay = Float64Array.from(points, (p) => p[1]);
  const x0 = Math.max(0, Math.floor(Math.min(...ax) - reach));
  const x1 = Math.min(field.width - 1, Math.ceil(Math.max(...ax) + reach));
  const y0 = Math.max(0, Math.floor(Math.min(...ay) - reach));
  const y1 = Math.min(field.height - 1, Math.ceil(Math.max(...ay) + reach));
  const last = points.length - 1;
  const ex = ax.slice(1).map((x, i) => x - ax[i]!);
  const ey = ay.slice(1).map((y, i) => y - ay[i]!);
  const square = ex.map((x, i) => x * x + ey[i]! * ey[i]! || 1);
  // The fold is 1.3 times as wide at its far end.
  const far = (1.3 * reach + block) ** 2;
  const isNear = (x: number, y: number): boolean => {
    for (let i = 0; i < last; i++) {
      const t = ((x - ax[i]!) * ex[i]! + (y - ay[i]!) * ey[i]!) / square[i]!;
      const u = t < 0 ? 0 : t > 1 ? 1 : t;
      const px = x - ax[i]! - ex[i]! * u;
      const py = y - ay[i]! - ey[i]! * u;
      if (px * px + py * py < far) return true;
    }
    return false;
  };
  const addRow = (y: number, from: number, to: number): void => {
    for (let x = from; x < to; x++) {
      const at = y * field.width + x;
      if (cloth[at]! <= 0.001) continue;
      let nearest = Infinity;
      let segment = 0;
      let place = 0;
      for (let i = 0; i < last; i++) {
        const t = ((x - ax[i]!) * ex[i]! + (y - ay[i]!) * ey[i]!) / square[i]!;
        const u = t < 0 ? 0 : t > 1 ? 1 : t;
        const px = x - ax[i]! - ex[i]! * u;
        const py = y - ay[i]! - ey[i]! * u;
        const d = px * px + py * py;
        if (d < nearest) {
          nearest = d;
          segment = i;
          place = t;
        }
      }
      const u = place < 0 ? 0 : place > 1 ? 1 : place;
      const along = (segment + u) / last;
      const px = x - ax[segment]! - ex[segment]! * u;
      const py = y - ay[segment]! - ey[segment]! * u;
      const side = ex[segment]! * py - ey[segment]! * px > 0 ? right : left;
      const distance = Math.sqrt(nearest);
      const width = side * (0.55 + 0.75 * along);
      if (distance > 2.6 * width) continue;
      const before = segment === 0 && place < 0 ? -place : segment === last - 1 && place > 1 ? place - 1 : 0;
      const q = distance / width;
      const profile = Math.exp(-q * q) - 0.32 * Math.exp(-(q - 1.5) * (q - 1.5) * 2.2);
      const fade =
        fold.taper === 'start'
          ? smoothstep((1 - along) * 1.25) * smoothstep(0.25 + along * 5)
          : Math.sin(Math.PI * along) ** 1.3;
      const end = before > 0 ? Math.exp(-before * before * 3) : 1;
      field.data[at]! += rise * profile * fade * end;
    }
  };
  for (let top = y0; top <= y1; top += block) {
    for (let start = x0; start <= x1; start += block) {
      if (!isNear(start + block / 2, top + block / 2)) continue;
      for (let y = top; y < top + block && y <= y1; y++) addRow(y, start, Math.min(start + block, x1 + 1));
    }
  }
}

/** The first covered pixel of a row and the one after the last. */
function coveredRow(cloth: Float32Array, row: number, width: number): [number, number] {
  let from = 0;
  let to = width;
  while (from < to && cloth[row + from]! <= 0.001) from++;
  while (to > from && cloth[row + to - 1]! <= 0.001) to--;
  return [from, to];
}

/** The slow waves of cloth laid down by hand. */
function addWaves(field: Field, cloth: Float32Array, view: View, seed: number): void {
  const { width, height, data } = field;
  const rows = new Float64Array(9 * width);
  const row = (n: number): Float64Array => rows.subarray(n * width, (n + 1) * width);
  const [xs, ys, leftX, leftY, rightX] = [row(0), row(1), row(2), row(3), row(4)];
  const [rightY, warp, slow, quick] = [row(5), row(6), row(7), row(8)];
  for (let y = 0; y < height; y++) {
    const [from, to] = coveredRow(cloth, y * width, width);
    if (from === to) continue;
    garmentRow(view, y, xs, ys, from, to);
    noiseRow(warp, [xs, ys], [210, 210], seed + 1, from, to);
    for (let x = from; x < to; x++) {
      const aside = 60 * warp[x]!;
      leftX[x] = xs[x]! - aside;
      leftY[x] = ys[x]! - aside;
      rightX[x] = xs[x]! + aside;
      rightY[x] = ys[x]! + aside;
    }
    noiseRow(slow, [rightX, leftY], [150, 230], seed, from, to);
    noiseRow(quick, [leftX, rightY], [52, 74], seed + 2, from, to);
    for (let x = from; x < to; x++) {
      const at = y * width + x;
      if (cloth[at]! > 0.001) data[at]! += view.zoom * (5.5 * slow[x]! + 1.0 * quick[x]!);
    }
  }
}

interface Below {
  height: Field;
  shade: Field;
  cover: Field;
}
interface Shape {
  mask: Field;
  near: Field;
  edge: Field;
  cast: Field;
  own: Field;
  far: Field;
}

/** Puts one layer over those below it. */
function addLayer(below: Below, shape: Shape, layer: Layer, scale: number, belly: number): void {
  const [height, shade, cover] = [below.height.data, below.shade.data, below.cover.data];
  const [mask, near, edge] = [shape.mask.data, shape.near.data, shape.edge.data];
  const [cast, own, far] = [shape.cast.data, shape.own.data, shape.far.data];
  const rim = layer === 'collar' ? 2.6 : 3.6;
  for (let i = 0; i < height.length; i++) {
    const m = edge[i]!;
    const covered = mask[i]!;
    if (layer !== 'back') shade[i] = Math.max(shade[i]! * (1 - covered), cast[i]! * (1 - covered) * 0.8);
    if (m > 0.001) {
      const n = near[i]!;
      const soft = smoothstep(m);
      if (layer === 'collar') height[i]! += soft * scale * (rim * n);
      else {
        const surface = scale * (lift[layer] + rim * (1 - (1 - n) * (1 - n)) + belly * far[i]!) + own[i]!;
        // At the outline nothing is below: the cloth's own rounding is the edge.
        const weight = soft / (soft + cover[i]! * (1 - soft));
        height[i] = height[i]! * (1 - weight) + weight * surface;
      }
    }
    if (covered > cover[i]!) cover[i] = covered;
  }
}

/** Heights in output pixels on a grid of half the view's resolution. */
export async function reliefOf(garment: Garment, view: View, seed: number): Promise<Relief> {
  const half = reduced(view, 0.5);
  const scale = half.zoom;
  const height = emptyField(half.width, half.height);
  const shade = emptyField(half.width, half.height);
  const cover = emptyField(half.width, half.height);
  const maskOf = (pieces: readonly Piece[]): Promise<Field> =>
    rasterizeChannel(pieces.map((piece) => `<path d="${piece.path}"/>`).join(''), half, 3);
  const far = blurred(await maskOf(garment.pieces), 46 * scale);
  for (const layer of layers) {
    const pieces = garment.pieces.filter((piece) => piece.layer === layer);
    if (pieces.length === 0) continue;
    const mask = await maskOf(pieces);
    const near = blurred(mask, (layer === 'collar' ? 3 : 4) * scale);
    const edge = blurred(mask, Math.max(0.6, 1.6 * scale));
    const cast = blurred(shifted(mask, 7 * scale, 9 * scale), 9 * scale);
    const own = emptyField(half.width, half.height);
    for (const fold of garment.folds) if (fold.layer === layer) addFold(own, edge.data, fold, half);
    if (layer !== 'collar') addWaves(own, edge.data, half, seed + (layer === 'sleeves' ? 40 : 0));
    addLayer({ height, shade, cover }, { mask, near, edge, cast, own, far }, layer, scale, garment.belly);
  }
  // Heights so far are in half-resolution pixels.
  for (let i = 0; i < height.data.length; i++) height.data[i]! *= 2;
  return { height: blurred(height, Math.max(0.7, 1.1 * scale * 2)), shade };
}
