// Binds every route of the admin: checks origin, session, role and proof of identity before it reads
// a body, parses the request, writes the response.
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdminCall } from '@taana-baana/contract/admin/calls/call.ts';
import { adminCalls } from '@taana-baana/contract/admin/calls.ts';
import type { AdminConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network.ts';
import { parse, parseAddress } from '../http/input/parse-input.ts';
import { type AdminCallOf, type AdminRoute, Download, WithCookie } from '../modules/admin-route.ts';
import { consumeAttempts } from '../modules/people/rate-limits/rate-limits.service.ts';
import { type Semaphore, createSemaphore } from '../modules/semaphore.ts';
import type { StaffSession } from '../modules/people/staff/staff-sessions.service.ts';
import { authorise, requireOrigin } from './guards.ts';
import { writeSessionCookie } from './session-cookie.ts';

const maxConcurrentCalls = 100;
/** Of calls with a limit of their own, each of some megabytes in memory. */
const maxLargeBodies = 4;
/** Of calls without a session: anybody may send these. */
const openBodyLimit = 32 * 1024;

export function bindAdminRoutes(
  app: FastifyInstance,
  deps: Deps,
  admin: AdminConfig,
  routes: readonly AdminRoute[],
): void {
  // Strangers at the sign-in never take the place of somebody who is signed in.
  const semaphores = { open: createSemaphore(maxConcurrentCalls), staff: createSemaphore(maxConcurrentCalls) };
  const largeBodies = createSemaphore(maxLargeBodies);
  const sessions = new WeakMap<FastifyRequest, StaffSession>();
  for (const { name, handle, limits } of routes) {
    const endpoint: AdminCall = adminCalls[name];
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      ...(endpoint.access === 'open' ? { bodyLimit: openBodyLimit } : {}),
      ...(endpoint.maxBytes === undefined ? {} : { bodyLimit: endpoint.maxBytes }),
      onRequest: admit,
      handler: (request, reply) => semaphores[endpoint.access].run(() => answer(request, reply)),
    });
    /** Before the body: nobody fills the memory who may not make the call. */
    async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      requireOrigin(admin, request);
      if (endpoint.access === 'staff') sessions.set(request, await authorise(deps, admin, endpoint, request));
      if (endpoint.maxBytes !== undefined) await holdUntilAnswered(largeBodies, reply);
    }
    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const session = sessions.get(request);
      const network = networkOf(request.ip);
      const call = {
        session,
        actor: session && {
          channel: 'admin',
          staffId: session.staff.id,
          requestId: request.id,
          isUnproven: session.provenUntil === null,
        },
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

/** Throws an error if too many are held. */
function holdUntilAnswered(semaphore: Semaphore, reply: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    const held = semaphore.run(() => {
      resolve();
      return new Promise<void>((release) => finished(reply.raw, () => release()));
    });
    held.catch(reject);
  });
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
