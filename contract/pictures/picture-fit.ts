// How frames show a picture of another shape.
import type { Picture } from '../schemas/catalog/product.ts';

type Shape = Pick<Picture, 'width' | 'height'>;

/** Width by height, of the frames of garments: 594 x 600. */
const frame = 0.99;

/** By more than 15 %. */
export const isOfOtherShape = ({ width, height }: Shape) => Math.abs(width / height / frame - 1) > 0.15;

/** The colour of the room beside a picture that is shown whole. Others are cropped: a little, or as their owner said. */
export const roomBeside = ({ edge, position }: Pick<Picture, 'edge' | 'position'>) => (position ? undefined : edge);

/**
 * `object-position` that brings the focus, `30% 20%` from left and top, into the middle of the frame, or as near as
 * the edges allow. Where nearly all is seen, as near as the focus is to the edge.
 */
export function positionOf({ width, height }: Shape, focus: string): string {
  const wide = width / height / frame;
  const along = (percent: number, seen: number) =>
    seen > 0.85 ? percent : Math.max(0, Math.min(100, Math.round((percent - seen * 50) / (1 - seen))));
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  return `${along(x, 1 / wide)}% ${along(y, wide)}%`;
}
