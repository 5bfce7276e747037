// Arrangements for banners, stories and posts: several garments on one ground,
// with leaf shade, a rail or a line.
import { seededRandom } from '../random.ts';
import { blurred, rasterize, rasterizeChannel } from '../raster.ts';
import type { View } from '../raster.ts';
import { renderCloth } from '../garment/cloth.ts';
import type { Picture } from '../garment/cloth.ts';
import type { ColourName } from '../../catalog/colours.ts';
import { tees } from '../../catalog/drop.ts';
import { dressed } from '../garment/dressing.ts';
import { fold } from '../garment/folded.ts';
import type { Side } from '../garment/garment.ts';
import { cutOf, type Category } from '../garment/silhouettes.ts';
import { layOn, litGround } from './studio.ts';
import type { Rgb } from './studio.ts';
import { sew } from '../garment/tailoring.ts';

export interface Item {
  tee: string;
  colour?: ColourName;
  side?: Side;
  folded?: boolean;
  /** Another cut of the same cloth. */
  cut?: Category;
  /**
   * The garment's centre in scene pixels, its size (1: a chest of 52
   * cm is 644 px) and its rotation.
   */
  x: number;
  y: number;
  size: number;
  turn?: number;
  lift?: number;
}

export interface Scene {
  width: number;
  height: number;
  ground: Rgb;
  items: readonly Item[];
  /** SVG in scene pixels between ground and garments: a rail, a clothes line. */
  behind?: string;
  /** SVG in scene pixels over everything: pegs, measuring lines. */
  over?: string;
  /** Leaves that shade the scene: position of the stem, size and rotation; strength from 0 to 1. */
  leaves?: readonly { x: number; y: number; size: number; turn: number; kind: 'palm' | 'banana' | 'window' }[];
  shade?: number;
}

const flat = (width: number, height: number): View => ({
  width,
  height,
  zoom: 1,
  centre: [width / 2, height / 2],
  turn: 0,
});

function viewOf(scene: Scene, item: Item): View {
  const turn = item.turn ?? 0;
  const a = (-turn * Math.PI) / 180;
  const dx = (item.x - scene.width / 2) / item.size;
  const dy = (item.y - scene.height / 2) / item.size;
  return {
    width: scene.width,
    height: scene.height,
    zoom: item.size,
    centre: [594 - (dx * Math.cos(a) - dy * Math.sin(a)), 600 - (dx * Math.sin(a) + dy * Math.cos(a))],
    turn,
  };
}

function leaf(kind: 'palm' | 'banana' | 'window'): string {
  if (kind === 'window') {
    let panes = '';
    for (let row = 0; row < 3; row++)
      for (let c = 0; c < 2; c++) panes += `<rect x="${c * 190}" y="${row * 190}" width="176" height="176"/>`;
    return `<g transform="skewX(-16)">${panes}</g>`;
  }
  let text = '<path d="M-4 0C-2 -200 10 -400 60 -560L64 -558C18 -400 8 -200 6 0Z"/>';
  const count = kind === 'palm' ? 17 : 9;
  for (let i = 0; i < count; i++) {
    const t = 0.16 + (0.84 * i) / count;
    const x = 60 * t * t;
    const y = -560 * t;
    const length = (kind === 'palm' ? 280 : 200) * Math.sin(Math.PI * (0.2 + 0.72 * t));
    const width = kind === 'palm' ? 15 : 44;
    for (const s of [-1, 1]) {
      const turn = s * (78 - 46 * t);
      text += `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" d="M0 0C${-width} ${(-length * 0.3).toFixed(0)} ${-width * 0.7} ${(-length * 0.8).toFixed(0)} ${s * 12} ${(-length).toFixed(0)}C${width * 0.7} ${(-length * 0.7).toFixed(0)} ${width} ${(-length * 0.3).toFixed(0)} 0 0Z"/>`;
    }
  }
  return text;
}

function paint(target: Picture, layer: Buffer): void {
  for (let i = 0; i < layer.length; i += 4) {
    const a = layer[i + 3]! / 255;
    if (a === 0) continue;
    for (let c = 0; c < 3; c++)
      target.pixels[i + c] = target.pixels[i + c]! + (layer[i + c]! - target.pixels[i + c]!) * a;
  }
}

export async function drawScene(scene: Scene): Promise<Picture> {
  const { width, height } = scene;
  const picture = litGround(width, height, scene.ground);
  const view = flat(width, height);
  if (scene.behind) {
    const props = await rasterize(scene.behind, view);
    layOn(picture, { width, height, pixels: props }, { ...view, zoom: 0.5 }, 0, 0, 1.4);
  }
  for (const item of scene.items) {
    const tee = tees.find(({ id }) => id === item.tee);
    if (!tee) throw new Error(`The scene asks for an unknown tee: ${item.tee}`);
    const colour = item.colour ?? tee.colors[0];
    const side = item.side ?? 'front';
    const random = seededRandom(`${tee.id}${side}${colour}${item.x}`);
    const garment = item.folded ? fold(random) : sew(cutOf(item.cut ?? tee.category), side, random);
    const look = dressed(tee, colour, garment, side);
    const itemView = viewOf(scene, item);
    layOn(picture, await renderCloth(garment, look, itemView), itemView, 0, 0, item.lift ?? 1);
  }
  if (scene.over) paint(picture, await rasterize(scene.over, view));
  if (scene.leaves) {
    const shapes = scene.leaves
      .map(
        ({ x, y, size, turn, kind }) =>
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${leaf(kind)}</g>`,
      )
      .join('');
    const isWindow = scene.leaves.some(({ kind }) => kind === 'window');
    const mask = blurred(await rasterizeChannel(shapes, view, 3), isWindow ? 11 : 8);
    const strength = scene.shade ?? 0.2;
    for (let i = 0; i < mask.data.length; i++) {
      const dark = (isWindow ? 1 - mask.data[i]! : mask.data[i]!) * strength;
      picture.pixels[i * 4] = picture.pixels[i * 4]! * (1 - dark * 0.86);
      picture.pixels[i * 4 + 1] = picture.pixels[i * 4 + 1]! * (1 - dark * 0.92);
      picture.pixels[i * 4 + 2] = picture.pixels[i * 4 + 2]! * (1 - dark * 0.94);
    }
  }
  return picture;
}
