// An uploaded photo becomes a picture, or gets a sentence that says why not.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { takePhoto } from '../../../integrations/image-store/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { makePictures } from './make-pictures.service.ts';
import { findPhotos, photoUploads } from './photos.service.ts';

describe.each(testEngines)('a photo on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let manager: TestMember;
  let staffId: string;
  let now = Date.parse('2026-11-21T10:00:00Z');
  const pathOf = (id: string) => join(shop.deps.config.dataDir, 'uploads', id);
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    manager = await admin.addMember('manager');
    staffId = (await admin.call('getMe', manager)).body.id;
    await mkdir(pathOf(''), { recursive: true });
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  async function add(bytes: Uint8Array): Promise<string> {
    const id = randomUUID();
    await writeFile(pathOf(id), bytes);
    await photoUploads.onFinished(shop.deps, { id, name: 'IMG_1.jpg', staffId, path: pathOf(id), bytes: bytes.length });
    return id;
  }
  async function make(bytes: Uint8Array): Promise<string> {
    const id = await add(bytes);
    await makePictures(shop.deps);
    return id;
  }
  const statesOf = async (...ids: string[]) =>
    (await admin.call('listPhotoStates', { ...manager, query: { ids: ids.join(',') } })).body.photos;
  const rejectionOf = async (id: string) => (await statesOf(id))[0]?.refused;

  test('waits, then has a picture: upright, without what the camera knows [guard admin.35]', async () => {
    const id = await add(await takePhoto(900, 600));
    expect(await statesOf(id)).toEqual([{ id, picture: null, refused: null }]);
    expect((await findPhotos(shop.deps.db, [id])).get(id)).toEqual({ picture: null, refused: null });
    await makePictures(shop.deps);
    const [{ picture } = { picture: null }] = await statesOf(id);
    expect(picture).toMatchObject({ width: 600, height: 900 });
    const file = await readFile(join(shop.deps.config.dataDir, picture?.url ?? ''));
    const { exif, orientation } = await sharp(file).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const pictureId = /\/images\/(\w+)-/.exec(picture?.url ?? '')?.[1] ?? '';
    const found = await findPhotos(shop.deps.db, [id, pictureId, 'unknown']);
    expect([found.get(id)?.picture?.id, found.get(pictureId)?.picture?.id]).toEqual([pictureId, pictureId]);
    expect(found.has('unknown')).toBe(false);
    expect(await statesOf('unknown', pictureId)).toEqual([{ id: pictureId, picture, refused: null }]);
  });

  test('is one picture when the same one is uploaded twice', async () => {
    const bytes = await takePhoto(800, 600);
    const [first, second] = [await make(bytes), await make(bytes)];
    const [one, other] = await statesOf(first, second);
    expect(one?.picture?.url).toBe(other?.picture?.url);
  });

  test('keeps its colours when the camera has a wide gamut', async () => {
    const wide = { create: { width: 600, height: 600, channels: 3 as const, background: '#00ff00' } };
    const id = await make(await sharp(wide).withIccProfile('p3').jpeg().toBuffer());
    const [state] = await statesOf(id);
    const file = await readFile(join(shop.deps.config.dataDir, state?.picture?.url ?? ''));
    const { icc, space } = await sharp(file).metadata();
    expect([icc, space]).toEqual([undefined, 'srgb']);
    expect(state?.picture?.color).toMatch(/^#[01][0-9a-f](?:f|e)[0-9a-f][0-2]/);
  });

  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['an HEIC photo, whatever its name', 'This is an HEIC photo', () => heic],
    ['an SVG with a script', 'This is an SVG drawing', () => Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['a GIF', 'This is not a photo in JPEG, PNG or WebP', () => Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['a PDF', 'This is not a photo in JPEG, PNG or WebP', () => Buffer.from('%PDF-1.7\n')],
    ['a page', 'This is not a photo in JPEG, PNG or WebP', () => Buffer.from('<html><script>alert(1)</script>')],
    ['an empty file', 'This file is empty', () => Buffer.alloc(0)],
    ['a JPEG that is cut off', 'This photo is damaged', async () => (await takePhoto(900, 600)).subarray(0, 4000)],
    ['noise that begins like a JPEG', 'This photo is damaged', () => noise('\xff\xd8\xff\xe0')],
    ['noise that begins like a PNG', 'This photo is damaged', () => noise('\x89PNG\r\n\x1a\n')],
    ['a PNG of 60,000 x 60,000', 'This photo has more than 50 megapixels', () => bomb(60_000)],
    ['a PNG that only claims its size', 'This photo is damaged', () => bomb(5000)],
    ['a photo of 399 pixels', 'This photo is too small: both sides need 400 pixels', () => takePhoto(900, 398)],
  ])('is refused with a sentence when it is %s [guard admin.35]', async (_case, sentence, bytes) => {
    const id = await make(await bytes());
    expect(await rejectionOf(id)).toContain(sentence);
    expect(await photoUploads.listDone(shop.deps, [id])).toEqual([id]);
  });

  test('is refused when its file is gone, as after a restored backup', async () => {
    const id = await add(await takePhoto(900, 600));
    await rm(pathOf(id));
    await makePictures(shop.deps);
    expect(await rejectionOf(id)).toBe('The file of this photo is lost. Please choose the photo again');
  });

  test('is tried again when the picture cannot be written, and not for ever', async () => {
    const id = await add(await takePhoto(1000, 700));
    const images = join(shop.deps.config.dataDir, 'images');
    await rm(images, { recursive: true });
    // Simulates a full disk: nothing can be written there.
    await writeFile(images, '');
    await makePictures(shop.deps);
    expect(await statesOf(id)).toEqual([{ id, picture: null, refused: null }]);
    expect(await photoUploads.listDone(shop.deps, [id])).toEqual([]);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      now += 3600_000;
      await makePictures(shop.deps);
    }
    const refused = 'No picture could be made of this photo. Please choose it again';
    expect((await findPhotos(shop.deps.db, [id])).get(id)).toEqual({ picture: null, refused });
    await rm(images);
  });
});

const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), randomBytes(500)]);
const noise = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(5000, 0x5a)]);

/** A few bytes that claim to be a picture of that size. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
