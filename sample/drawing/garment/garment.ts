// The renderer's model of a garment: pieces in sewing order, seams, folds and places for prints.
import type { Point } from '../curves.ts';

/** The cloth of a piece; a colourway gives each cloth a colour. */
export type Cloth = 'main' | 'inside' | 'rib' | 'sleeve' | 'label' | 'placket' | 'tape';
/** Layers, from bottom to top; the pieces of one layer rise together. */
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
  /** Width of the fold on each side of its spine, in garment units. */
  left: number;
  right: number;
  rise: number;
  /** 'start': strongest at the first point; 'middle': fades in both directions. */
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
  /** How far the middle rises over the edges: much in one that lies open, little in a pressed one. */
  belly: number;
  /** Middle of the chest and its full width, for prints that run across. */
  span: { centre: number; top: number; bottom: number; width: number };
}

export type Side = 'front' | 'back';
