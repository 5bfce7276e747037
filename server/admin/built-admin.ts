// Serves the built screens of the admin from memory, its service worker, and what a home screen needs.
// Every other path is one page: the screens are made in the browser.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, isCompressible } from '../http/cache/compression.ts';
import { appName } from '@taana-baana/contract/admin/texts/shop/push.ts';
import type { Deps } from '../deps.ts';
import { appManifest, iconOf, manifestType, readIcons } from '../pages/app-icons.ts';
import { openBuiltFiles, readFolder } from '../pages/static-files.ts';

const usualFolder = path.join(import.meta.dirname, '..', '..', 'admin', 'dist');
const page = 'index.html';
const html = 'text/html; charset=utf-8';

export const isAdminBuilt = (folder = usualFolder): boolean => existsSync(path.join(folder, page));

/** Also the files of the build before, which open tabs still load. */
export async function registerAdminPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'settings' | 'pictures'>,
  folder = usualFolder,
): Promise<void> {
  const findBuilt = await openBuiltFiles([path.join(folder, 'assets')]);
  const index = await readFile(path.join(folder, page));
  const offlinePage = await readFile(path.join(folder, 'offline.html'));
  app.get('/offline.html', (_request, reply) => reply.type(html).send(offlinePage));
  // Without a hash in the name: asked for at each visit.
  for (const [name, { type, body }] of await readFolder(folder, /^(sw|offline)\.(js|css)$/))
    app.get(`/${name}`, (_request, reply) => reply.type(type).send(body));
  const icons = await readIcons();
  for (const name of icons.keys()) {
    app.get(`/${name}`, async (_request, reply) => {
      const icon = await iconOf(deps, icons, name);
      return icon ? reply.type(icon.type).send(icon.body) : reply.callNotFound();
    });
  }
  app.get('/manifest.webmanifest', (_request, reply) => {
    const name = appName(deps.settings.current().name);
    return reply.type(manifestType).send(appManifest(deps, icons, { name }));
  });
  app.get('/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    if (name.startsWith('assets/')) {
      const file = await findBuilt(name.slice('assets/'.length));
      if (!file) return reply.callNotFound();
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const compressed = encoding === 'identity' ? undefined : file.compressed?.[encoding];
      if (isCompressible(file.type)) reply.header('vary', 'accept-encoding');
      if (compressed) reply.header('content-encoding', encoding);
      // Names of built files contain a hash of their content.
      reply.header('cache-control', 'private, max-age=31536000, immutable');
      return reply.type(file.type).send(compressed ?? file.body);
    }
    if (name.includes('.') || name.startsWith('api/')) return reply.callNotFound();
    return reply.type(html).send(index);
  });
}
