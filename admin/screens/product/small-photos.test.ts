import type { PhotoState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { expect, it } from 'vitest';
import { smallPhotos } from './small-photos.ts';

const stateOf = (id: string, width: number, height: number, zoom?: string): PhotoState => ({
  id,
  picture: { url: '', width, height, alt: '', srcset: '', avif: '', color: '#000000', ...(zoom && { zoom }) },
  refused: null,
});

it('photos are small whose shorter side has less than 800 pixels', () => {
  const states = [
    stateOf('square', 800, 800),
    stateOf('narrow', 799, 1200),
    stateOf('low', 1200, 799),
    // 2400 by 1400 as the camera took it: stored as 1200 by 700, and larger for the zoom.
    stateOf('wide', 1200, 700, '/images/wide-2376.avif 2376w'),
    { id: 'preparing', picture: null, refused: null },
  ];
  const photos = [...states, { id: 'unknown' }].map(({ id }) => ({ id, alt: '', color: null }));
  expect(smallPhotos(photos, states)).toEqual([2, 3]);
});
