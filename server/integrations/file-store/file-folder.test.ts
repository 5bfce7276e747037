import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileFolder } from './file-folder.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
});
afterEach(() => rm(place, { recursive: true }));

test('a picture that cannot be stored leaves nothing behind', async () => {
  await mkdir(join(place, 'tee.avif'));
  await expect(new FileFolder(place).write('tee.avif', Buffer.from('a picture'))).rejects.toThrow('rename');
  expect(await readdir(place)).toEqual(['tee.avif']);
});

test.each(['../tee.avif', 'tees/tee.avif', '.hidden'])('%j is no name of a picture', async (name) => {
  const folder = new FileFolder(join(place, 'pictures'));
  await expect(folder.write(name, Buffer.from('a picture'))).rejects.toThrow('not a plain file name');
  await expect(folder.has(name)).rejects.toThrow('not a plain file name');
});

test('partial files of a killed process are deleted after an hour, and nothing else', async () => {
  const old = `.${randomUUID()}.part`;
  const others = [`.${randomUUID()}.part`, 'tee.avif', '.owner.part'];
  for (const name of [old, ...others]) await writeFile(join(place, name), 'half');
  const begun = new Date();
  const earlier = new Date(begun.getTime() - 61 * 60_000);
  for (const name of [old, 'tee.avif', '.owner.part']) await utimes(join(place, name), earlier, earlier);
  await new FileFolder(place).removeUnfinished(begun);
  expect((await readdir(place)).toSorted()).toEqual(others.toSorted());
  await new FileFolder(join(place, 'missing')).removeUnfinished(begun);
});
