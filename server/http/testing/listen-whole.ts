// For tests: a shop with all that `npm start` serves, pages and files too, on a port of its own.
import { execFileSync } from 'node:child_process';
import type { TestShop } from '../../testing.ts';
import { createApp } from '../app.ts';
import { registerAssets } from '../assets.ts';
import { registerPages } from '../pages.ts';

export async function listenWhole({ deps }: TestShop) {
  // Pages are rendered by the built storefront; this takes no time where it has been built.
  execFileSync(process.execPath, ['storefront/build.ts']);
  const app = await createApp(deps);
  await registerAssets(app, deps);
  await registerPages(app, deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, port: Number(new URL(url).port) };
}
