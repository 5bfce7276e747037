// Owns what a garment is to the renderer: pieces of cloth in sewing order, their seams, folds and places for prints.
import type { Point } from './curves.ts';

/** Which cloth a piece is cut from; a colourway says what colour each one has. */
export type Cloth = 'main' | 'inside' | 'rib' | 'sleeve' | 'label' | 'placket' | 'tape';
/** Pieces of one layer rise together: each layer lies on the ones before it. */
export type Layer = 'back' | 'sleeves' | 'body' | 'collar';
export const layers: readonly Layer[] = ['back', 'sleeves', 'body', 'collar'];

export interface Piece {
  cloth: Cloth;
  layer: Layer;
  path: string;
}

export interface Fold {
  layer: Layer;
  spine: Point[];
  /** Reach of the fold on each side of its spine, in garment units. */
  left: number;
  right: number;
  rise: number;
  /** 'start': strongest at the first point and fading; 'middle': fading both ways. */
  taper: 'start' | 'middle';
}

export interface Anchor {
  at: Point;
  turn: number;
  scale: number;
}

export interface Garment {
  pieces: Piece[];
  seams: string[];
  stitches: string[];
  /** Knit ribs of collar and cuffs, as short strokes. */
  ribs: string[];
  buttons: Point[];
  folds: Fold[];
  bodyOutline: string;
  sleeveOutlines: { path: string; pivot: Point; turn: number }[];
  anchors: { chest: Anchor; pocket: Anchor; hem: Anchor; sleeve: Anchor; nape: Anchor };
  /** Middle of the chest's width and its full width, for prints that run across. */
  span: { centre: number; top: number; bottom: number; width: number };
}

export type Side = 'front' | 'back';
