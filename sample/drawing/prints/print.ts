// The type of a print: a drawing in its own box from a set of inks, determined by its seed.
import { digest } from '../digest.ts';
import type { Random } from '../random.ts';

export interface Sheet {
  /** The area to fill, in the print's own units. */
  width: number;
  height: number;
  inks: readonly string[];
  /** The colour of the cloth, for parts that are left bare. */
  cloth: string;
  random: Random;
}

export interface Motif {
  /** Natural size; 'fills' motifs cover any area they are given. */
  width: number;
  height: number;
  fills?: boolean;
  draw: (sheet: Sheet) => string;
}

export const ink = (sheet: Sheet, index: number): string => sheet.inks[index % sheet.inks.length]!;

const round = (value: number): number => Math.round(value * 10) / 10;
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width: number, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;
export const polygon = (points: readonly (readonly [number, number])[], fill: string, extra = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" ${extra}/>`;
export const shape = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`;
export const moved = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`;
export const polar = (x: number, y: number, r: number, degrees: number): [number, number] => [
  x + r * Math.cos((degrees * Math.PI) / 180),
  y + r * Math.sin((degrees * Math.PI) / 180),
];
export const around = (count: number, part: (degrees: number, index: number) => string): string =>
  Array.from({ length: count }, (_, i) => part((360 * i) / count, i)).join('');
/** Repeats of a part over an area, in rows; odd rows start half a step later when `drop` is set. */
export function repeated(
  sheet: Sheet,
  stepX: number,
  stepY: number,
  part: (column: number, row: number) => string,
  drop = false,
): string {
  let text = '';
  // Repeated parts are referenced: parsing thousands of equal shapes
  // takes longer than drawing them.
  const names = new Map<string, string>();
  const named = (body: string): string => {
    const known = names.get(body);
    if (known) return `<use href="#${known}"/>`;
    const name = `r${digest(body)}`;
    names.set(body, name);
    return `<g id="${name}">${body}</g>`;
  };
  for (let row = -1; row * stepY < sheet.height + stepY; row++) {
    for (let column = -1; column * stepX < sheet.width + stepX; column++) {
      const x = column * stepX + (drop && row % 2 !== 0 ? stepX / 2 : 0);
      text += moved(x, row * stepY, named(part(column, row)));
    }
  }
  return text;
}
/** A leaf or petal from the origin upwards. */
export const petal = (length: number, width: number): string =>
  `M0 0C${-width} ${-length * 0.35} ${-width * 0.8} ${-length * 0.8} 0 ${-length}C${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.35} 0 0Z`;

/** A drawing clipped to an outline, whose id comes from the sheet's random generator. */
export function clippedTo(sheet: Sheet, outline: string, body: string): string {
  const name = `k${Math.floor(sheet.random() * 1e9)}`;
  return `<clipPath id="${name}">${outline}</clipPath><g clip-path="url(#${name})">${body}</g>`;
}
