// A former version, from git's history, as a folder in which its server and its commands run: with
// its own sources and screens, and the packages of this working tree.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..');
const packages = join(repository, 'node_modules');
const workspaces = '@taana-baana';

/** The caller removes the folder. */
export function makeFormerTree(commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'shop-former-'));
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${tree}`], { cwd: repository });
  mkdirSync(join(tree, 'node_modules', workspaces), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== workspaces) symlinkSync(join(packages, name), join(tree, 'node_modules', name));
  }
  for (const name of readdirSync(join(packages, workspaces))) {
    symlinkSync(join(tree, name), join(tree, 'node_modules', workspaces, name));
  }
  for (const screens of ['storefront', 'admin']) {
    execFileSync(process.execPath, [`${screens}/build.ts`], { cwd: tree, stdio: 'ignore' });
  }
  return tree;
}

/** For `startShop`: starts the server of that folder. */
export const inTree = (tree: string): string[] => ['env', '-C', tree];
