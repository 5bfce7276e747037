// A release archive of the working tree: what is inside, and that it starts with nothing else on
// the machine.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeArchive } from '../../scripts/release/make-archive.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { answers } from '../../scripts/testing/start-shop.ts';
import { treeVersion } from '../update/former-versions.ts';
import { treeArchive } from '../update/testing/archives.ts';

const repository = path.join(import.meta.dirname, '..', '..');
/** Debian's user for programs that own no file: the program's folder is read-only to it. */
const nobody = 65_534;

let folder = '';
let archive = '';
let release = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-archive-'));
  chmodSync(folder, 0o755);
  archive = await treeArchive();
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  release = path.join(folder, `taana-baana-${treeVersion}`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an archive', () => {
  it('has a checksum that sha256sum accepts', () => {
    const checked = execFileSync('sha256sum', ['--check', `${path.basename(archive)}.sha256`], {
      cwd: path.dirname(archive),
      encoding: 'utf8',
    });
    expect(checked).toBe(`${path.basename(archive)}: OK\n`);
  });

  it('has the same bytes when it is made again', async () => {
    const again = await makeArchive({ source: repository, target: path.join(folder, 'again'), version: treeVersion });
    expect(readFileSync(`${again}.sha256`, 'utf8')).toBe(readFileSync(`${archive}.sha256`, 'utf8'));
  }, 900_000);

  it('unpacks to one folder with its version', () => {
    expect(globSync('taana-baana-*', { cwd: folder })).toEqual([`taana-baana-${treeVersion}`]);
    const manifest = JSON.parse(readFileSync(path.join(release, 'package.json'), 'utf8')) as { version: string };
    expect(manifest.version).toBe(treeVersion);
  });

  it('contains no tests, source maps or build tools', () => {
    const files = globSync('**/*', { cwd: release });
    expect(files.length).toBeGreaterThan(2000);
    expect(files.filter((file) => /\.map$|\.test\.tsx?$|(^|\/)testing(\.ts$|\/)/.test(file))).toEqual([]);
    const manifests = ['', 'server/', 'storefront/', 'admin/', 'design/'].map(
      (workspace) =>
        JSON.parse(readFileSync(path.join(repository, workspace, 'package.json'), 'utf8')) as {
          devDependencies?: Record<string, string>;
        },
    );
    const tools = manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies));
    expect(tools).toContain('vite');
    // At run time the admin checks codes with it; in tests it is the authenticator app.
    const inside = tools.filter((name) => name !== 'otpauth' && existsSync(path.join(release, 'node_modules', name)));
    expect(inside).toEqual([]);
  });

  it('contains each file that its sources import', () => {
    const sources = globSync('{server,contract}/**/*.ts', { cwd: release });
    expect(sources.length).toBeGreaterThan(500);
    const missing = sources.flatMap((source) => {
      // Imports of types are gone when Node runs a file.
      const text = readFileSync(path.join(release, source), 'utf8').replaceAll(/import type [^;]+;/g, '');
      const imported = [...text.matchAll(/(?:from |import\(?)'(\.[^']+)'/g)].map(([, file = '']) => file);
      const isMissing = (file: string) => !existsSync(path.join(release, path.dirname(source), file));
      return imported.filter(isMissing).map((file) => `${source}: ${file}`);
    });
    expect(missing).toEqual([]);
  });

  it('names every package inside, with its licence, for people and for programs', async () => {
    const inside = globSync('{,server/,contract/}node_modules/**/package.json', { cwd: release })
      .filter((file) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file) && !file.includes('@taana-baana'))
      .map((file) => JSON.parse(readFileSync(path.join(release, file), 'utf8')) as { name: string; version: string })
      .map(({ name, version: number }) => `${name}@${number}`);
    expect(inside).toContain('fastify@5.12.8');
    const bill = JSON.parse(await readFile(path.join(release, 'sbom.cdx.json'), 'utf8')) as {
      components: { 'bom-ref': string; licenses?: unknown }[];
    };
    const listed = bill.components.map((component) => component['bom-ref']);
    expect(inside.filter((each) => !listed.includes(each))).toEqual([]);
    // Bundled into the screens.
    expect(listed.map((each) => each.replace(/@[\d.]+$/, ''))).toEqual(
      expect.arrayContaining(['react', 'react-aria-components', '@tiptap/react', '@fontsource-variable/figtree']),
    );
    const notices = await readFile(path.join(release, 'third-party-licences.txt'), 'utf8');
    const titles = listed.map((each) => `${each.replace(/@([^@]+)$/, ' $1')}: `);
    expect(titles.filter((title) => !notices.includes(title))).toEqual([]);
  });
});

describe('an unpacked archive', () => {
  let shop: ChildProcess;
  let written = '';
  let url = '';
  let adminUrl = '';
  beforeAll(async () => {
    const dataDir = path.join(folder, 'data');
    mkdirSync(dataDir);
    const [port, adminPort] = [await freePort(), await freePort()];
    [url, adminUrl] = [`http://localhost:${port}`, `http://localhost:${adminPort}`];
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(dataDir, nobody, nobody);
    else execFileSync('chmod', ['-R', 'a-w', release]);
    shop = spawn(path.join(release, 'node_modules/.bin/node'), ['server/main.ts'], {
      cwd: release,
      // No PATH: neither the machine's Node nor its npm or git are found.
      env: { DATA_DIR: dataDir, PORT: String(port), ADMIN_PORT: String(adminPort) },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
    for (const stream of [shop.stdout, shop.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        written += text;
      });
    const requireReady = async () => {
      if (!(await answers(`${url}/readyz`))) throw new Error(`The shop is not ready:\n${written}`);
    };
    await vi.waitFor(requireReady, { timeout: 240_000, interval: 200 });
  });
  afterAll(async () => {
    if (shop.exitCode === null) {
      shop.kill('SIGTERM');
      await new Promise((resolve) => shop.once('close', resolve));
    }
    if (process.getuid?.() !== 0) execFileSync('chmod', ['-R', 'u+w', release]);
  });

  it('shows its first page, a product and its picture', async () => {
    const page = await (await fetch(`${url}/`)).text();
    const [, product = ''] = /href="(\/product[^"]+)"/.exec(page) ?? [];
    const productPage = await fetch(`${url}${product}`);
    expect(productPage.status).toBe(200);
    const [, picture = ''] = /src="(\/images\/[^"]+)"/.exec(await productPage.text()) ?? [];
    const pictureAnswer = await fetch(`${url}${picture}`);
    expect(pictureAnswer.headers.get('content-type')).toMatch(/^image\//);
    expect((await pictureAnswer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  it('sends the scripts of its pages', async () => {
    const page = await (await fetch(`${url}/`)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(`${url}${script}`)).status).toBe(200);
  });

  it('accepts a new customer, whose password is hashed by a native package', async () => {
    const answer = await fetch(`${url}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstname: 'Meera',
        lastname: 'Iyer',
        email: 'meera@example.com',
        mobile: '9876543210',
        password: 'seven blue kites',
      }),
    });
    expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('meera@example.com')]);
  });

  it('opens its admin', async () => {
    const answer = await fetch(`${adminUrl}/sign-in`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(`${adminUrl}${script}`)).status).toBe(200);
  });

  it('takes at most 350 MB', async () => {
    const status = await readFile(`/proc/${shop.pid}/status`, 'utf8');
    const [, kilobytes = ''] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
    expect(Number(kilobytes) / 1024).toBeLessThan(350);
  });

  it('writes nothing into the folder of the program', async () => {
    expect(execFileSync('find', [release, '-newer', `${archive}.sha256`, '-type', 'f'], { encoding: 'utf8' })).toBe('');
  });
});
