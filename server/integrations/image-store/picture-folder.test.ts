import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PictureFolder } from './picture-folder.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
});
afterEach(() => rm(place, { recursive: true }));

test('a picture that cannot be put in its place leaves nothing behind', async () => {
  await mkdir(join(place, 'tee.avif'));
  await expect(new PictureFolder(place).write('tee.avif', Buffer.from('a picture'))).rejects.toThrow('rename');
  expect(await readdir(place)).toEqual(['tee.avif']);
});

test.each(['../tee.avif', 'tees/tee.avif', '.hidden'])('%j is no name of a picture', async (name) => {
  const folder = new PictureFolder(join(place, 'pictures'));
  await expect(folder.write(name, Buffer.from('a picture'))).rejects.toThrow('not a plain file name');
  await expect(folder.has(name)).rejects.toThrow('not a plain file name');
});
