// Keeps built files of the former release for open pages. Their names contain a hash of the
// content, so the new release can serve them beside its own.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders of releases. Copies only the files that `from` itself was built to, so that files of many
 * versions do not accumulate.
 */
export function keepAssets(from: string, to: string): void {
  const build = join('storefront/dist', readFileSync(join(from, 'storefront/dist/current'), 'utf8'), 'client/assets');
  if (!existsSync(join(to, build))) cpSync(join(from, build), join(to, build), { recursive: true });
  const admin = 'admin/dist/assets';
  const { assets } = JSON.parse(readFileSync(join(from, 'admin/dist/built.json'), 'utf8')) as { assets: string[] };
  for (const name of assets) cpSync(join(from, admin, name), join(to, admin, name));
}
