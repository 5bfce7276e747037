// Writes the alt texts, sizes and placeholder colours of the shop's own pictures for the
// storefront. Each page's pictures have a file of their own.
import { banners, stories } from './drawing/scenes/arrangements.ts';
import type { Scene } from './drawing/scenes/scenes.ts';
import { samples, workshop } from './drawing/workshop.ts';

interface Caption {
  readonly alt: string;
  /** Pixels of the drawing. */
  readonly width: number;
  readonly height: number;
  /** The ground's colour, shown until the picture has loaded. */
  readonly color: string;
}

type Captions = Record<string, Caption>;

const bannerAlts = [
  'An ajrakh star tee, a maroon tee with a Warli village and a black truck art tee',
  'A rain-printed full sleeve tee, a navy tee with waves under an orange sun and a wave crop tee',
  'Children’s tees on hangers: kites, a rickshaw and a night sky',
] as const;

export const bannerCaptions = (): Captions =>
  Object.fromEntries(
    banners.flatMap(({ wide, phone }, index) => [
      [`banner-${index + 1}`, toCaption(bannerAlts[index] ?? '', wide)],
      [`banner-${index + 1}-phone`, toCaption(bannerAlts[index] ?? '', phone)],
    ]),
  );

export const storyCaptions = (): Captions =>
  Object.fromEntries(
    stories.map(({ alt, scene }, index) => [`story-${String(index + 1).padStart(2, '0')}`, toCaption(alt, scene)]),
  );

export const workshopCaptions = (): Captions =>
  Object.fromEntries(workshop.map(({ alt, scene }, index) => [`workshop-${index + 1}`, toCaption(alt, scene)]));

export const sampleCaptions = (): Captions =>
  Object.fromEntries(samples.map(({ name, alt, scene }) => [`sample-${name}`, toCaption(alt, scene)]));

function toCaption(alt: string, { width, height, ground }: Scene): Caption {
  return { alt, width, height, color: `#${ground.map((part) => part.toString(16).padStart(2, '0')).join('')}` };
}
