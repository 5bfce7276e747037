// The releases on the machine: a folder for each, and a link to the running one.
import { existsSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { current, releases } from './places.ts';

export const folderOf = (version: string): string => join(releases, version);

/** Undefined before the first installation. */
export const runningVersion = (): string | undefined =>
  existsSync(current) ? basename(readlinkSync(current)) : undefined;

/** Atomic: there is always a link. */
export function linkCurrent(version: string): void {
  placeLink(folderOf(version), current);
}

export function placeLink(target: string, link: string): void {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(target, `${link}.new`);
  renameSync(`${link}.new`, link);
}

export function versionOf(release: string): string {
  return (JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as { version: string }).version;
}

/** A half-unpacked release. */
export const isPartial = (name: string): boolean => name.startsWith('.');

/** Oldest first; without half-unpacked ones. */
export function installedVersions(): string[] {
  return readdirSync(releases)
    .filter((name) => !isPartial(name))
    .sort(compareVersions);
}

/** Negative if `one` is older. `1.0.0-rc.1` is older than `1.0.0`. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('-', 2));
  const numbers = (a?.[0] ?? '').localeCompare(b?.[0] ?? '', 'en', { numeric: true });
  if (numbers !== 0) return numbers;
  if (a?.[1] === b?.[1]) return 0;
  if (a?.[1] === undefined) return 1;
  return b?.[1] === undefined ? -1 : a[1].localeCompare(b[1], 'en', { numeric: true });
}
