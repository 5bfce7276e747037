// Creates the admin's HTTP server. It has its own origin, so a script in a shopper's page can never
// act as the owner.
import Fastify, { type FastifyInstance } from 'fastify';
import { serverMessages } from '@taana-baana/contract';
import type { AdminConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { registerBodyParser } from '../http/input/body.ts';
import { limitConnections } from '../http/connections.ts';
import { registerErrors } from '../http/errors.ts';
import { registerLog } from '../http/log.ts';
import { registerRequestId } from '../http/request-id.ts';
import { serverOptions } from '../http/server-options.ts';
import { AppError } from '../modules/app-error.ts';
import { adminHeaders } from './admin-headers.ts';
import { bindAdminRoutes } from './bind.ts';
import { adminRoutes } from './module-routes.ts';
import { registerUploads } from './uploads.ts';
import { readPicture } from '../pages/app-icons.ts';

export function createAdminApp(
  deps: Deps,
  admin: AdminConfig,
  { stopping }: { readonly stopping?: AbortSignal } = {},
): FastifyInstance {
  const app = Fastify(serverOptions(deps));
  const headers = adminHeaders(admin);
  limitConnections(app.server, deps.config);
  registerErrors(app, deps);
  registerRequestId(app);
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping?.aborted) reply.raw.shouldKeepAlive = false;
    reply.headers(headers);
    done();
  });
  registerLog(app, deps);
  registerBodyParser(app);
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  bindAdminRoutes(app, deps, admin, adminRoutes(deps));
  registerPictures(app, deps);
  registerUploads(app, deps, admin);
  app.setNotFoundHandler(() => {
    throw new AppError('not-found', serverMessages.notFound);
  });
  return app;
}

/** Serves product pictures on the admin's own origin: its pages load nothing from another origin. */
function registerPictures(app: FastifyInstance, deps: Pick<Deps, 'pictures'>): void {
  app.get<{ Params: { name: string } }>('/images/:name', async ({ params: { name } }, reply) => {
    const picture = await readPicture(deps, name);
    if (!picture) return reply.callNotFound();
    // Names of pictures contain a hash of their content.
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    return reply.type(picture.type).send(picture.body);
  });
}
