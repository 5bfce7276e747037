// Plane geometry: points, chains of cubic curves, and their SVG path text.

export type Point = readonly [number, number];
type Segment = readonly [Point, Point, Point, Point];
export type Curve = readonly Segment[];

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export const line = (...points: Point[]): Curve =>
  points.slice(1).map((end, i): Segment => {
    const start = points[i]!;
    return [start, mix(start, end, 1 / 3), mix(start, end, 2 / 3), end];
  });

export const bend = (start: Point, c1: Point, c2: Point, end: Point): Curve => [[start, c1, c2, end]];
export const chain = (...curves: Curve[]): Curve => curves.flat();
export const reversed = (curve: Curve): Curve => curve.toReversed().map(([a, b, c, d]): Segment => [d, c, b, a]);
export const mapped = (curve: Curve, move: (p: Point) => Point): Curve =>
  curve.map(([a, b, c, d]): Segment => [move(a), move(b), move(c), move(d)]);

const n = (value: number) => String(Math.round(value * 10) / 10);

/** SVG path text. Gaps between segments are bridged by lines. */
export function pathText(curve: Curve, closed = false): string {
  let text = '';
  let last: Point | undefined;
  for (const [a, b, c, d] of curve) {
    if (!last) text += `M${n(a[0])} ${n(a[1])}`;
    else if (Math.hypot(a[0] - last[0], a[1] - last[1]) > 0.2) text += `L${n(a[0])} ${n(a[1])}`;
    text += `C${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])} ${n(d[0])} ${n(d[1])}`;
    last = d;
  }
  return closed ? `${text}Z` : text;
}

/** The point at t in [0, 1] of the whole chain; segments count as equally long. */
export function pointAt(curve: Curve, t: number): Point {
  const place = Math.min(Math.max(t, 0), 1) * curve.length;
  const index = Math.min(Math.floor(place), curve.length - 1);
  const [a, b, c, d] = curve[index]!;
  const u = place - index;
  const v = 1 - u;
  const at = (i: 0 | 1) => v * v * v * a[i] + 3 * v * v * u * b[i] + 3 * v * u * u * c[i] + u * u * u * d[i];
  return [at(0), at(1)];
}

export const sampled = (curve: Curve, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => pointAt(curve, i / (count - 1)));

/** The curve moved sideways; positive is to the right of its direction on screen (y down). */
export function offset(curve: Curve, distance: number, count = 24): Point[] {
  const points = sampled(curve, count);
  return points.map((p, i): Point => {
    const before = points[Math.max(i - 1, 0)]!;
    const after = points[Math.min(i + 1, count - 1)]!;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [p[0] - (dy / length) * distance, p[1] + (dx / length) * distance];
  });
}
