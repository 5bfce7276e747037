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

/** Of the garment that both pictures of a banner show: one text is read for the two. */
const bannerAlts = [
  'A maroon tee with a Warli village',
  'A navy tee with waves under an orange sun',
  'A children’s tee with an auto-rickshaw, on a hanger',
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
