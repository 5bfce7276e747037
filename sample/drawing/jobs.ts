// Every picture as a job: its name, its input digest, and the function that draws it. Program
// and threads use the same table.
import { join } from 'node:path';
import { tees } from '../catalog/drop.ts';
import { digest } from './digest.ts';
import { inputsOf } from './inputs.ts';
import { type Entry, type Recipe, writePicture } from './output.ts';
import { clothWidthOf, drawPortrait, type Portrait, portraitsOf } from './scenes/portraits.ts';
import { onHanger } from './scenes/arrangements.ts';
import { postScenes } from './scenes/post-scenes.ts';
import { drawScene } from './scenes/scenes.ts';
import { artJobs } from './scenes/shopfront.ts';

export const sample = join(import.meta.dirname, '..');
export const picturesFolder = join(sample, 'drop', 'pictures');
export const artFolder = join(sample, '..', 'storefront', 'art');

interface JobBasis {
  readonly name: string;
  /** A digest of all its inputs. */
  readonly input: string;
}
export interface PictureJob extends JobBasis {
  readonly kind: 'picture';
  readonly draw: () => Promise<Entry>;
}
export interface ArtworkJob extends JobBasis {
  readonly kind: 'artwork';
  readonly files: readonly string[];
  readonly draw: () => Promise<void>;
}

const sources = inputsOf(import.meta.dirname);
const hex = (rgb: readonly number[]): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * Fronts appear on cards: every width. Fronts in other colours appear only on the product page.
 */
function recipeOf({ file, isAnotherColour }: Portrait): Recipe {
  if (isAnotherColour) return { avif: [400, 800], webp: [], jpeg: [400] };
  if (file.endsWith('-front')) return { avif: [240, 400, 600, 800, 1188], webp: [400, 800], jpeg: [800] };
  return { avif: [240, 400, 800, 1188], webp: [800], jpeg: [800] };
}

const postRecipe: Recipe = { avif: [240, 400, 600, 800, 1200], webp: [400, 800], jpeg: [800] };

export const pictureJobs: readonly PictureJob[] = [
  ...Object.entries(postScenes).map(([name, scene]): PictureJob => {
    return {
      kind: 'picture',
      name,
      input: digest(JSON.stringify([sources.ofScene(scene), scene, postRecipe])),
      draw: async () =>
        writePicture(picturesFolder, name, { picture: await drawScene(scene), color: hex(scene.ground) }, postRecipe),
    };
  }),
  ...tees.flatMap((tee) =>
    portraitsOf(tee).map((portrait): PictureJob => {
      const recipe = recipeOf(portrait);
      return {
        kind: 'picture',
        name: portrait.file,
        input: digest(
          JSON.stringify([
            sources.ofTee(tee),
            tee.category,
            tee.brand,
            { ...portrait, alt: '' },
            recipe,
            portrait.isHung && onHanger(tee.id),
          ]),
        ),
        draw: async () => ({
          ...(await writePicture(picturesFolder, portrait.file, await drawPortrait(tee, portrait), recipe)),
          clothWidth: clothWidthOf(portrait),
        }),
      };
    }),
  ),
];

export const artworkJobs: readonly ArtworkJob[] = artJobs(artFolder).map(({ name, files, made, draw }) => ({
  kind: 'artwork',
  name,
  input: digest(JSON.stringify([sources.ofArt(), made])),
  files,
  draw,
}));
