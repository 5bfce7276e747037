// The built files that open pages of the former release still load. Their names contain a hash of their content, so
// they can lie beside those of the new one, whose server sends them too.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of releases. Copies only what `from` itself was built to, so that files of many versions do not pile up. */
export function keepAssets(from: string, to: string): void {
  const build = join('storefront/dist', readFileSync(join(from, 'storefront/dist/current'), 'utf8'), 'client/assets');
  if (!existsSync(join(to, build))) cpSync(join(from, build), join(to, build), { recursive: true });
  const admin = 'admin/dist/assets';
  const { assets } = JSON.parse(readFileSync(join(from, 'admin/dist/built.json'), 'utf8')) as { assets: string[] };
  for (const name of assets) cpSync(join(from, admin, name), join(to, admin, name));
}
