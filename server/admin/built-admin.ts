// Serves the built screens of the admin from memory. Every path is one page: the screens are made in
// the browser.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentType } from '../pages/content-types.ts';

const usualFolder = path.join(import.meta.dirname, '..', '..', 'admin', 'dist');
const page = 'index.html';
const html = 'text/html; charset=utf-8';

export const isAdminBuilt = (folder = usualFolder): boolean => existsSync(path.join(folder, page));

export async function registerAdminPages(app: FastifyInstance, folder = usualFolder): Promise<void> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file));
  }
  app.get('/*', (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const file = files.get(name);
    // Names of built files contain a hash of their content.
    if (file && name.startsWith('assets/')) reply.header('cache-control', 'private, max-age=31536000, immutable');
    if (!file && (name.includes('.') || name.startsWith('api/'))) return reply.callNotFound();
    return reply.type(file ? contentType(name) : html).send(file ?? files.get(page));
  });
}
