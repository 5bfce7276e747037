// Serves product pictures on the admin's own origin: its pages load nothing from another origin.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readPicture } from '../pages/assets.ts';

export function registerPictures(app: FastifyInstance, deps: Pick<Deps, 'pictures'>): void {
  app.get<{ Params: { name: string } }>('/images/:name', async ({ params: { name } }, reply) => {
    const picture = await readPicture(deps, name);
    if (!picture) return reply.callNotFound();
    // Names of pictures contain a hash of their content.
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    return reply.type(picture.type).send(picture.body);
  });
}
