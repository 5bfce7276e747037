// Binds every route of the admin: checks origin, session, role and proof of identity, parses the
// request, writes the response.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdminEndpoint } from '@taana-baana/contract/admin/endpoints/endpoint.ts';
import { adminEndpoints } from '@taana-baana/contract/admin/endpoints.ts';
import type { AdminConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network.ts';
import { parse, parseAddress } from '../http/input/parse-input.ts';
import { type AdminCallOf, type AdminRoute, Download, WithCookie } from '../modules/admin-route.ts';
import { consumeAttempts } from '../modules/rate-limits/rate-limits.service.ts';
import { createSemaphore } from '../modules/semaphore.ts';
import { authorise, requireOrigin } from './guards.ts';
import { writeSessionCookie } from './session-cookie.ts';

const maxConcurrentCalls = 100;

export function bindAdminRoutes(
  app: FastifyInstance,
  deps: Deps,
  admin: AdminConfig,
  routes: readonly AdminRoute[],
): void {
  const semaphore = createSemaphore(maxConcurrentCalls);
  for (const { name, handle, limits } of routes) {
    const endpoint: AdminEndpoint = adminEndpoints[name];
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      ...(endpoint.maxBytes === undefined ? {} : { bodyLimit: endpoint.maxBytes }),
      handler: (request, reply) => semaphore.run(() => answer(request, reply)),
    });
    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      requireOrigin(admin, request);
      const session = endpoint.access === 'staff' ? await authorise(deps, admin, endpoint, request) : undefined;
      const network = networkOf(request.ip);
      const call = {
        session,
        actor: session && { channel: 'admin', staffId: session.staff.id, requestId: request.id },
        ...parseAddress(endpoint, request),
        body: parse(endpoint.body, request.body ?? {}),
        origin: { network, userAgent: request.headers['user-agent'], requestId: request.id },
      } satisfies { [K in keyof AdminCallOf<'getMe'>]: unknown };
      const { perAddress } = limits;
      if (perAddress) {
        await consumeAttempts(deps, [{ limit: { name: `admin ${name}`, ...perAddress }, subject: network }]);
      }
      const answered = await handle(call as never);
      if (answered instanceof Download) return writeFile(reply, answered);
      if (!(answered instanceof WithCookie)) return write(reply, answered);
      return write(reply.header('set-cookie', writeSessionCookie(admin, answered.token)), answered.body);
    }
  }
}

function write(reply: FastifyReply, body: unknown): FastifyReply {
  if (body === undefined) return reply.status(204).send();
  return reply.status(200).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** `attachment`: the browser saves it, and never shows it as a page of the admin. */
function writeFile(reply: FastifyReply, { name, type, bytes, content }: Download): FastifyReply {
  return reply
    .status(200)
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      ...(bytes === undefined ? {} : { 'content-length': bytes }),
    })
    .type(type)
    .send(content);
}
