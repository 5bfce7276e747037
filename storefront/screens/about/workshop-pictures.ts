// The workshop's pictures, storefront/art/workshop-1 to workshop-4: one for each promise.
import { readArt } from '../../components/carousel/art-pictures.ts';

const art = readArt(
  import.meta.glob('../../art/workshop-*', { eager: true, query: '?url', import: 'default' }),
  import.meta.glob('../../art/captions-workshop.json', { eager: true, import: 'default' }),
);

/** `number`: from 1. */
export const workshopPicture = (number: number) => art(`workshop-${number}`);
