// A copy of some of the repository's sources in which a test can build: the repository's own builds
// may be in use by other tests.
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '..', '..');

export interface CopiedSources {
  readonly folder: string;
  remove(): Promise<void>;
}

/** `names`: folders and files of the repository. Packages are the repository's own. */
export async function copySources(names: readonly string[]): Promise<CopiedSources> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-build-'));
  const isWanted = (file: string) => !/[\\/](dist|node_modules)$/.test(file);
  for (const name of [...names, 'scripts/build-steps.ts', 'package.json', 'package-lock.json'])
    await cp(path.join(repository, name), path.join(folder, name), { recursive: true, filter: isWanted });
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
