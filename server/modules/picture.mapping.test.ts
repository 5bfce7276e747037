import { expect, it } from 'vitest';
import { toPicture } from './picture.mapping.ts';

const row = { id: 'warli', width: 1188, height: 1200, color: '#7a1f2b', alt: 'A maroon tee' };

it('a picture has srcsets of both formats and a JPEG as the fallback', () => {
  const variants = JSON.stringify([
    { width: 400, format: 'avif', file: 'warli-1a-400.avif' },
    { width: 400, format: 'webp', file: 'warli-1a-400.webp' },
    { width: 800, format: 'avif', file: 'warli-1a-800.avif' },
    { width: 800, format: 'webp', file: 'warli-1a-800.webp' },
    { width: 800, format: 'jpeg', file: 'warli-1a-800.jpg' },
  ]);
  expect(toPicture({ ...row, variants }, '')).toEqual({
    url: '/images/warli-1a-800.jpg',
    width: 1188,
    height: 1200,
    alt: 'A maroon tee',
    srcset: '/images/warli-1a-400.webp 400w, /images/warli-1a-800.webp 800w',
    avif: '/images/warli-1a-400.avif 400w, /images/warli-1a-800.avif 800w',
    color: '#7a1f2b',
  });
});

it('a file for a close look is not among those that a page may choose', () => {
  const variants = JSON.stringify([
    { width: 1188, format: 'avif', file: 'warli-1a-1188.avif' },
    { width: 2376, format: 'avif', file: 'warli-1a-2376.avif' },
  ]);
  const { avif, zoom } = toPicture({ ...row, variants }, '');
  expect([avif, zoom]).toEqual(['/images/warli-1a-1188.avif 1188w', '/images/warli-1a-2376.avif 2376w']);
});

it('a picture with new files is shown with them', () => {
  const made = (file: string) =>
    toPicture({ ...row, variants: JSON.stringify([{ width: 800, format: 'jpeg', file }]) }, '');
  expect([made('old.jpg').url, made('new.jpg').url]).toEqual(['/images/old.jpg', '/images/new.jpg']);
});

it("a picture's addresses have the origin of each call", () => {
  const variants = JSON.stringify([
    { width: 400, format: 'avif', file: 'a.avif' },
    { width: 800, format: 'avif', file: 'b.avif' },
    { width: 800, format: 'webp', file: 'c.webp' },
    { width: 800, format: 'jpeg', file: 'd.jpg' },
  ]);
  const at = (origin: string) => {
    const { url, srcset, avif } = toPicture({ ...row, variants }, origin);
    return { url, srcset, avif };
  };
  const relative = at('');
  expect(at('https://tees.example.com')).toEqual({
    url: 'https://tees.example.com/images/d.jpg',
    srcset: 'https://tees.example.com/images/c.webp 800w',
    avif: 'https://tees.example.com/images/a.avif 400w, https://tees.example.com/images/b.avif 800w',
  });
  expect(at('')).toEqual(relative);
});
