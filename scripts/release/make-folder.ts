// The content of a release archive: built screens, server sources, packages, the pinned Node.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildScreens } from './build-screens.ts';
import { licenceNotices, softwareBill } from './notices.ts';
import { type Package, nodePackage, packagesOf } from './packages.ts';

const repository = path.join(import.meta.dirname, '..', '..');

/** Run or read unchanged. */
const copied = [
  'server',
  'contract',
  'sample/drop',
  'storefront/art',
  'docs',
  'scripts/require-node.mjs',
  'shop.config.ts',
  'LICENSE',
  'README.md',
];
/** A version from before these files existed gets the repository's. */
const added = ['bin', 'deploy', 'CHANGELOG.md'];
/** Run by Node from their sources; the others are inside the built screens. */
const runs = ['server', 'contract'];
const bundled = ['storefront', 'admin', 'design'];

/** `source`: the shop's sources, also of an older version. `folder` must not exist. */
export function makeFolder(source: string, folder: string, version: string): void {
  const installed = [...packagesOf(source, runs), ...packagesOf(source, [])];
  mkdirSync(folder, { recursive: true });
  for (const name of copied) copySource(path.join(source, name), path.join(folder, name));
  for (const name of added) {
    const own = path.join(source, name);
    copySource(existsSync(own) ? own : path.join(repository, name), path.join(folder, name));
  }
  for (const name of runs) copySource(path.join(source, name, 'package.json'), path.join(folder, name, 'package.json'));
  buildScreens(source, folder);
  writeFileSync(path.join(folder, 'package.json'), manifestOf(source, version));
  for (const each of installed) copyPackage(each, folder);
  linkPrograms(folder);
  const packages = withoutRepeats([...installed, ...packagesOf(source, bundled)]);
  writeFileSync(path.join(folder, 'third-party-licences.txt'), licenceNotices(packages));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), softwareBill(version, packages));
}

/** Without tests, their helpers, and the server of `npm run dev`. */
function copySource(from: string, to: string): void {
  if (!existsSync(from)) return;
  const isLeftOut = (name: string) => /^testing(\.tsx?)?$|\.test\.tsx?$|^dev\.ts$|^node_modules$|^dist$/.test(name);
  cpSync(from, to, { recursive: true, filter: (file) => file === from || !isLeftOut(path.basename(file)) });
}

/** Without files for editors, debuggers and the package's developers. */
function copyPackage({ name, place, folder }: Package, release: string): void {
  const unread = name === nodePackage ? /^(include|share)$/ : /^(tests?|docs|examples?|benchmarks?|node_modules)$/;
  // Node runs no TypeScript below node_modules.
  const isUsed = (file: string) => !/\.(map|[cm]?tsx?)$/.test(file) && !unread.test(path.relative(folder, file));
  cpSync(folder, path.join(release, place), { recursive: true, filter: isUsed });
}

function linkPrograms(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '.bin'));
  symlinkSync(path.join('..', nodePackage, 'bin', 'node'), path.join(modules, '.bin', 'node'));
  mkdirSync(path.join(modules, '@taana-baana'));
  for (const name of runs) symlinkSync(path.join('..', '..', name), path.join(modules, '@taana-baana', name));
}

/** Only what Node reads, and the version; nothing that npm would install. */
function manifestOf(source: string, version: string): string {
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Record<string, unknown>;
  const kept = ['name', 'private', 'description', 'license', 'type', 'engines'];
  const entries = kept.flatMap((key) => (key in manifest ? [[key, manifest[key]]] : []));
  return `${JSON.stringify({ ...Object.fromEntries(entries), version }, undefined, 2)}\n`;
}

function withoutRepeats(packages: readonly Package[]): Package[] {
  const known = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  return [...known.keys()].sort().flatMap((key) => known.get(key) ?? []);
}
