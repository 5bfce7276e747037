import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImageStore, StoredPicture } from './image-store.ts';
import { FileFolder } from '../file-store/file-folder.ts';
import { createImageStore } from './sharp-image-store.ts';

let folder: string;
let store: ImageStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
  store = createImageStore(new FileFolder(join(folder, 'images')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function draw(name: string, width: number, height: number, background = '#7a1f2b'): Promise<string> {
  const file = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
  return file;
}
const widthsOf = (picture: StoredPicture, format: string) =>
  picture.variants.filter((variant) => variant.format === format).map((variant) => variant.width);
const kept = (file: string) => join(folder, 'images', file);

describe('an original picture', () => {
  it('is kept in every width up to its own, in AVIF and WebP, with one JPEG', async () => {
    const picture = await store.store(await draw('tee.png', 1500, 1600));
    expect(widthsOf(picture, 'avif')).toEqual([240, 400, 600, 800, 1200]);
    expect(widthsOf(picture, 'webp')).toEqual([240, 400, 600, 800, 1200]);
    expect(widthsOf(picture, 'jpeg')).toEqual([800]);
    for (const { file, width, format } of picture.variants) {
      const metadata = await sharp(await readFile(kept(file))).metadata();
      expect([metadata.width, metadata.format]).toEqual([width, format === 'avif' ? 'heif' : format]);
    }
    expect([picture.width, picture.height]).toEqual([1200, 1280]);
  });

  it('has one more AVIF for a close look when it is large enough', async () => {
    const picture = await store.store(await draw('large.png', 2500, 400));
    expect(widthsOf(picture, 'avif')).toEqual([240, 400, 600, 800, 1200, 2400]);
    expect(widthsOf(picture, 'webp').at(-1)).toBe(1200);
    expect([picture.width, picture.height]).toEqual([1200, 192]);
  });

  it('is never enlarged', async () => {
    expect(widthsOf(await store.store(await draw('small.png', 180, 200)), 'webp')).toEqual([180]);
    expect(widthsOf(await store.store(await draw('odd.png', 1000, 500)), 'webp')).toEqual([240, 400, 600, 800, 1000]);
    expect(widthsOf(await store.store(await draw('near.png', 810, 500)), 'webp')).toEqual([240, 400, 600, 800]);
  });

  it('takes the colour of the garment in the middle', async () => {
    const garment = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a1f2b' } })
      .png()
      .toBuffer();
    const file = join(folder, 'on-paper.png');
    await sharp({ create: { width: 500, height: 500, channels: 3, background: '#f4efe6' } })
      .composite([{ input: garment, gravity: 'centre' }])
      .toFile(file);
    const { color } = await store.store(file);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(Math.abs(Number.parseInt(color.slice(1, 3), 16) - 0x7a)).toBeLessThan(16);
  });

  it('of another shape has the colour of the edges beside which its frames leave room', async () => {
    const band = { create: { width: 1200, height: 100, channels: 3 as const, background: '#a32633' } };
    const input = await sharp(band).png().toBuffer();
    const file = join(folder, 'wide.png');
    await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#808080' } })
      .composite(['north', 'south'].map((gravity) => ({ input, gravity })))
      .toFile(file);
    expect((await store.store(file)).edge).toBe('#a32633');
    expect((await store.store(await draw('square.png', 500, 500))).edge).toBeUndefined();
    const cut = join(folder, 'cut-out.png');
    await sharp({ create: { width: 300, height: 600, channels: 4, background: '#00000000' } }).toFile(cut);
    expect((await store.store(cut)).edge).toBeUndefined();
  });

  it("is upright, whatever the camera's orientation", async () => {
    const file = join(folder, 'camera.jpg');
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a1f2b' } })
      .withMetadata({ orientation: 6 })
      .toFile(file);
    const picture = await store.store(file);
    expect([picture.width, picture.height]).toEqual([300, 400]);
  });

  it('has the same id and files when stored twice, and another id when it differs', async () => {
    const first = await store.store(await draw('tee.png', 500, 500));
    const before = await readdir(join(folder, 'images'));
    const written = await stat(kept(first.variants[0]?.file ?? ''));
    expect(await store.store(await draw('again.png', 500, 500))).toEqual(first);
    expect(await readdir(join(folder, 'images'))).toEqual(before);
    expect((await stat(kept(first.variants[0]?.file ?? ''))).mtimeMs).toBe(written.mtimeMs);
    expect((await store.store(await draw('other.png', 500, 500, '#123456'))).id).not.toBe(first.id);
  });

  it('is rejected when it is no picture', async () => {
    await writeFile(join(folder, 'notes.jpg'), 'not a picture');
    await expect(store.store(join(folder, 'notes.jpg'))).rejects.toThrow('unsupported image format');
  });

  it('leaves no half-written file behind', async () => {
    await store.store(await draw('tee.png', 300, 300));
    expect((await readdir(join(folder, 'images'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('a finished picture', () => {
  const picture: StoredPicture = {
    id: 'tee',
    width: 800,
    height: 800,
    color: '#7a1f2b',
    variants: [{ width: 800, format: 'webp', file: 'tee-800.1a2b.webp' }],
  };

  it('is kept as it is, once', async () => {
    await mkdir(join(folder, 'drop'));
    await writeFile(join(folder, 'drop', 'tee-800.1a2b.webp'), 'finished');
    await store.storeFinished(join(folder, 'drop'), picture);
    await store.storeFinished(join(folder, 'drop'), picture);
    expect(await readFile(kept('tee-800.1a2b.webp'), 'utf8')).toBe('finished');
  });

  it('must have all its files', async () => {
    await expect(store.storeFinished(folder, picture)).rejects.toThrow('tee-800.1a2b.webp');
  });

  it('never leaves the folder of pictures', async () => {
    const variants = [{ width: 800, format: 'webp' as const, file: '../stolen.webp' }];
    await writeFile(join(folder, 'stolen.webp'), 'x');
    await expect(store.storeFinished(join(folder, 'drop'), { ...picture, variants })).rejects.toThrow(
      'plain file name',
    );
  });
});
