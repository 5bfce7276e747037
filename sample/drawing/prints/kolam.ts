// Kolams: unbroken loops round a grid of dots, as drawn at the doorstep in rice flour.
import { around, circle, ink, moved, petal, polar, ring, shape, stroke } from './print.ts';
import type { Motif, Sheet } from './print.ts';

type Side = readonly [number, number];
const sides: readonly Side[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * Loops round the given dots. A line crosses between neighbours, and turns back at edges and walls.
 */
function loops(
  sheet: Sheet,
  dots: readonly (readonly [number, number])[],
  cell: number,
  walls: ReadonlySet<string>,
  weight: number,
): string {
  const has = new Set(dots.map(([x, y]) => `${x},${y}`));
  const half = cell / 2;
  let d = '';
  for (const [x, y] of dots) {
    sides.forEach(([ax, ay], i) => {
      const [bx, by] = sides[(i + 1) % 4]!;
      const crosses = (sx: number, sy: number) =>
        has.has(`${x + sx},${y + sy}`) && !walls.has(`${x + sx / 2},${y + sy / 2}`);
      const crossA = crosses(ax, ay);
      const crossB = crosses(bx, by);
      const reach = (open: boolean) => half * (open ? 1 : 0.92);
      const p = [x * cell + ax * reach(crossA), y * cell + ay * reach(crossA)] as const;
      const q = [x * cell + bx * reach(crossB), y * cell + by * reach(crossB)] as const;
      // Along the path from side A to side B: diagonal when crossing,
      // along the edge when turning back.
      const across = Math.SQRT1_2;
      const ta = crossA ? ([(bx - ax) * across, (by - ay) * across] as const) : ([bx, by] as const);
      const tb = crossB ? ([(ax - bx) * across, (ay - by) * across] as const) : ([ax, ay] as const);
      const handle = half * (crossA && crossB ? 0.4 : 0.62);
      d += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}C${(p[0] + ta[0] * handle).toFixed(1)} ${(p[1] + ta[1] * handle).toFixed(1)} ${(q[0] + tb[0] * handle).toFixed(1)} ${(q[1] + tb[1] * handle).toFixed(1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
    });
  }
  return (
    stroke(d, ink(sheet, 0), weight) +
    dots.map(([x, y]) => circle(x * cell, y * cell, weight * 0.95, ink(sheet, 1))).join('')
  );
}

const diamond = (reach: number): [number, number][] => {
  const dots: [number, number][] = [];
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) if (Math.abs(x) + Math.abs(y) <= reach) dots.push([x, y]);
  return dots;
};

/** Walls in all four quarters, so that the figure stays symmetric. */
const mirrored = (walls: readonly (readonly [number, number])[]): Set<string> => {
  const all = new Set<string>();
  for (const [x, y] of walls)
    for (const [u, v] of [
      [x, y],
      [-x, y],
      [x, -y],
      [-x, -y],
      [y, x],
      [-y, x],
      [y, -x],
      [-y, -x],
    ])
      all.add(`${u},${v}`);
  return all;
};

export const kolamDiamond: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) =>
    moved(
      200,
      200,
      loops(
        sheet,
        diamond(3),
        38,
        mirrored([
          [0.5, 1],
          [1.5, 0],
        ]),
        5.4,
      ),
      45,
      1.18,
    ),
};

export const kolamGrand: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) =>
    moved(
      200,
      200,
      loops(
        sheet,
        diamond(5),
        35,
        mirrored([
          [0.5, 1],
          [2.5, 0],
          [1.5, 2],
          [3, 0.5],
        ]),
        3.8,
      ),
      0,
      1.02,
    ),
};

export const kolamLotus: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) =>
    moved(
      200,
      200,
      loops(sheet, diamond(2), 36, mirrored([[0.5, 1]]), 4.6) +
        around(8, (d) =>
          moved(
            ...polar(0, 0, 106, d),
            shape(petal(72, 34), 'none', `stroke="${ink(sheet, 0)}" stroke-width="4.6"`) +
              shape(petal(46, 19), 'none', `stroke="${ink(sheet, 1)}" stroke-width="3.4"`) +
              circle(0, -84, 4.6, ink(sheet, 1)),
            d + 90,
          ),
        ) +
        around(8, (d) => circle(...polar(0, 0, 128, d + 22.5), 5, ink(sheet, 0))) +
        ring(0, 0, 104, ink(sheet, 0), 3),
    ),
};
