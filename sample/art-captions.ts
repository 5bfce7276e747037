// What the storefront says of the shop's own pictures and keeps free for them: storefront/art/captions-*.json, by the pictures' names; the banners apart from the story, as each is on a page without the other.
import { banners, stories } from './drawing/arrangements.ts';
import type { Scene } from './drawing/scenes.ts';

interface Caption {
  readonly alt: string;
  /** Pixels as drawn. */
  readonly width: number;
  readonly height: number;
  /** Of the ground, there before the picture is. */
  readonly color: string;
}

type Captions = Record<string, Caption>;

/** Words stand beside a banner: its picture needs none. */
export const bannerCaptions = (): Captions =>
  Object.fromEntries(
    banners.flatMap(({ wide, phone }, index) => [
      [`banner-${index + 1}`, toCaption('', wide)],
      [`banner-${index + 1}-phone`, toCaption('', phone)],
    ]),
  );

export const storyCaptions = (): Captions =>
  Object.fromEntries(
    stories.map(({ alt, scene }, index) => [`story-${String(index + 1).padStart(2, '0')}`, toCaption(alt, scene)]),
  );

function toCaption(alt: string, { width, height, ground }: Scene): Caption {
  return { alt, width, height, color: `#${ground.map((part) => part.toString(16).padStart(2, '0')).join('')}` };
}
