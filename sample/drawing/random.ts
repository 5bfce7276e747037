// Seeded random numbers and smooth noise, so that every run draws the same pictures.

export type Random = () => number;

/** A generator of numbers in [0, 1), determined by the seed text. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** A number in [0, 1) for a lattice point; used for noise and the grain of cloth. */
export function latticeValue(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Interpolates between the corners of a lattice cell, at (fx, fy) of its side. */
function within(a: number, b: number, c: number, d: number, fx: number, fy: number): number {
  const u = ease(fx);
  const v = ease(fy);
  return 2 * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) - 1;
}

/** Smooth value noise in [-1, 1], one lattice cell a unit. */
export function smoothNoise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const a = latticeValue(x0, y0, seed);
  const b = latticeValue(x0 + 1, y0, seed);
  const c = latticeValue(x0, y0 + 1, seed);
  const d = latticeValue(x0 + 1, y0 + 1, seed);
  return within(a, b, c, d, x - x0, y - y0);
}

/**
 * The same noise for a row of points, at (xs / stretchX, ys / stretchY) from `from` up to `to`. The
 * corners of a cell are computed once for all points in it.
 */
export function noiseRow(
  target: Float64Array,
  [xs, ys]: readonly [Float64Array, Float64Array],
  [stretchX, stretchY]: readonly [number, number],
  seed: number,
  from: number,
  to: number,
): void {
  let cellX = NaN;
  let cellY = NaN;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = from; i < to; i++) {
    const x = xs[i]! / stretchX;
    const y = ys[i]! / stretchY;
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    if (x0 !== cellX || y0 !== cellY) {
      cellX = x0;
      cellY = y0;
      a = latticeValue(x0, y0, seed);
      b = latticeValue(x0 + 1, y0, seed);
      c = latticeValue(x0, y0 + 1, seed);
      d = latticeValue(x0 + 1, y0 + 1, seed);
    }
    target[i] = within(a, b, c, d, x - x0, y - y0);
  }
}
