// The gallery's pictures: storefront/art/story-01 to story-14.
import { counts } from '@taana-baana/contract/limits.ts';
import { readArt, type ArtPicture } from '../../components/carousel/art-pictures.ts';

const art = readArt(
  import.meta.glob('../../art/story-*', { eager: true, query: '?url', import: 'default' }),
  import.meta.glob('../../art/captions-story.json', { eager: true, import: 'default' }),
);

export const storyPictures: readonly ArtPicture[] = Array.from({ length: counts.storyPictures }, (_, index) =>
  art(`story-${String(index + 1).padStart(2, '0')}`),
);
