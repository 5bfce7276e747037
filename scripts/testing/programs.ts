// Programs that some tests need beside PostgreSQL, and Debian's packages that have them.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canMountDisk } from './own-disk.ts';

const packages = { pdftotext: 'poppler-utils', promtool: 'prometheus' } as const;
type Program = keyof typeof packages;

export const hasProgram = (name: Program): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** One line for each thing that this machine lacks: its tests are skipped. An error on CI. */
export function reportMissingPrograms(): void {
  const missing = (Object.keys(packages) as Program[])
    .filter((name) => !hasProgram(name))
    .map((name) => `${name} was not found: its tests are skipped (Debian: apt-get install ${packages[name]}).`);
  if (!canMountDisk) missing.push('No disk may be mounted here: tests of full disks are skipped (Linux, as root).');
  if (missing.length > 0 && process.env.CI) throw new Error(missing.join('\n'));
  for (const line of missing) console.warn(`!!! ${line}`);
}
