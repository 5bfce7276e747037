import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ZipLimits, openZip } from './zip-archive.ts';
import { type TestEntry, writeZip } from './zip-testing.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'shop-zip-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const limits = { entries: 5, bytes: 10_000_000 };
async function openWith(content: Buffer | readonly TestEntry[], given: ZipLimits = limits) {
  const path = join(folder, 'a.zip');
  await writeFile(path, Buffer.isBuffer(content) ? content : writeZip(content));
  return openZip(path, given);
}
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'opened',
    (error: { fault?: string }) => error.fault,
  );

it('an archive gives the files that are asked for, and has no folders', async () => {
  const archive = await openWith([
    { name: 'shop/', content: '' },
    { name: 'shop/products.csv', content: 'Handle,Title' },
    { name: 'shop/ஆடை.jpg', content: 'bytes' },
  ]);
  expect(archive.files.map(({ path }) => path)).toEqual(['shop/products.csv', 'shop/ஆடை.jpg']);
  const [csv] = archive.files;
  expect(csv && (await archive.read(csv)).toString()).toBe('Handle,Title');
  archive.close();
});

it.each<[string, Buffer | TestEntry[], string]>([
  ['a text', Buffer.from('Handle,Title\n'), 'damaged'],
  ['a part of an archive', writeZip([{ name: 'a', content: 'b' }]).subarray(0, 40), 'damaged'],
  ['a path out of the folder', [{ name: '../../etc/passwd', content: 'x' }], 'names'],
  ['a path from the root', [{ name: '/etc/passwd', content: 'x' }], 'names'],
  ['a path of Windows', [{ name: '..\\..\\secret', content: 'x' }], 'names'],
  ['a password', [{ name: 'a', content: 'x', isEncrypted: true }], 'encrypted'],
  ['a thousandth of its bytes', [{ name: 'a', content: Buffer.alloc(3_000_000) }], 'bomb'],
  ['more bytes than allowed', [{ name: 'a', content: 'x', claimed: 10_000_001 }], 'bomb'],
  ['too many files', Array.from({ length: 6 }, (_, index) => ({ name: `${index}`, content: 'x' })), 'too many'],
])('an archive with %s is refused [guard admin.37]', async (_what, content, fault) => {
  expect(await faultOf(openWith(content))).toBe(fault);
});

it('the files together may not be larger than allowed, even if each one is not', async () => {
  const entries = ['a', 'b'].map((name) => ({ name, content: 'x'.repeat(60) }));
  expect(await faultOf(openWith(entries, { entries: 5, bytes: 120 }))).toBe('opened');
  expect(await faultOf(openWith(entries, { entries: 5, bytes: 119 }))).toBe('bomb');
});

it('a file that is larger than the archive says is refused while it is read [guard admin.37]', async () => {
  const archive = await openWith([{ name: 'a', content: Buffer.alloc(500_000), claimed: 1000 }]);
  const [file] = archive.files;
  expect(file && (await faultOf(archive.read(file)))).toBe('damaged');
  archive.close();
});
