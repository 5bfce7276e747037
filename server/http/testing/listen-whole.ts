// For tests: serves everything that `npm start` does, pages and files included, on a free port.
import { execFileSync } from 'node:child_process';
import type { TestShop } from '../../testing.ts';
import { createApp } from '../app.ts';
import { registerAssets } from '../../pages/assets.ts';
import { registerPages } from '../../pages/pages.ts';

export async function listenWhole({ deps }: TestShop) {
  // Builds the storefront only if it has changed.
  execFileSync(process.execPath, ['storefront/build.ts']);
  const app = await createApp(deps);
  await registerAssets(app, deps);
  await registerPages(app, deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, port: Number(new URL(url).port) };
}
