// The one place where an API request is parsed, its access checked, and its answer written.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type CallName, type Endpoint, endpoints, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { type Try, takeTries } from '../modules/limits/limits.service.ts';
import { Refusal } from '../modules/refusal.ts';
import { Answer, type CallLimits, type CallOf, type Route } from '../modules/route.ts';
import { networkOf } from './network.ts';
import { bearerToken, requireCustomer } from './session.ts';

const privateAnswer = 'no-store';
/** Browsers revalidate each time; a CDN may keep an answer a minute, and serve it while it asks again. */
const openAnswer = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export function bindRoutes(app: FastifyInstance, deps: Deps, routes: readonly Route[]): void {
  for (const { name, handle, limits } of routes) {
    const endpoint: Endpoint = endpoints[name];
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      handler: async (request, reply) => {
        const customer = endpoint.access === 'customer' ? await requireCustomer(deps, request) : undefined;
        const network = networkOf(request.ip);
        const call = {
          customer,
          params: parse(endpoint.params, withoutNul(request.params)),
          query: parse(endpoint.query, withoutBlanks(request.query)),
          body: parse(endpoint.body, request.body ?? {}),
          token: bearerToken(request),
          network,
          rawBody: request.rawBody ?? Buffer.alloc(0),
          headers: request.headers,
        } satisfies { [K in keyof CallOf<'getCart'>]: unknown };
        await takeTries(deps, triesOf(name, limits, network, customer?.id ?? emailIn(call.body)));
        const answer = await handle(call as never);
        return answer instanceof Answer
          ? write(request, reply, answer.body, answer.status ?? endpoint.statuses[0], answer.headers)
          : write(request, reply, answer, endpoint.statuses[0], {});
      },
    });
  }
}

function triesOf(name: CallName, { perAddress, perAccount }: CallLimits, network: string, account?: string): Try[] {
  const tries: Try[] = [];
  if (perAddress) tries.push({ limit: { name: `${name} address`, ...perAddress }, subject: network });
  if (perAccount && account) tries.push({ limit: { name: `${name} account`, ...perAccount }, subject: account });
  return tries;
}

function emailIn(body: unknown): string | undefined {
  return (body as { email?: string } | undefined)?.email;
}

function parse(schema: z.ZodMiniType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  refuseUnstorable(input);
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const { '': whole, ...named } = fields;
  if (whole !== undefined) throw new Refusal('malformed', serverMessages.malformed);
  throw new Refusal('invalid', Object.values(named)[0] ?? serverMessages.checkFields, named);
}

/** `?brand=&sort=` asks for nothing: an empty part counts as not there. */
function withoutBlanks(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, withoutBlanks(value)]),
  );
}

/** A NUL in a path: no name holds one, and PostgreSQL would not even take the question. */
function withoutNul(params: unknown): unknown {
  const entries = Object.entries(params as Record<string, string>);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll('\0', '\uFFFD')]));
}

/** Far more than any form of the contract; nesting without end would exhaust the stack. */
const deepestNesting = 20;

/** PostgreSQL keeps no NUL in a text; no shopper types one. */
function refuseUnstorable(input: unknown, depth = 0): void {
  const isUnstorable = (typeof input === 'string' && input.includes('\0')) || depth > deepestNesting;
  if (isUnstorable) throw new Refusal('malformed', serverMessages.malformed);
  if (typeof input !== 'object' || input === null) return;
  for (const value of Object.values(input)) refuseUnstorable(value, depth + 1);
}

function write(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  status: number,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  reply.status(status).headers(headers);
  const isOpenRead = ['GET', 'HEAD'].includes(request.method) && request.headers.authorization === undefined;
  reply
    .header('cache-control', isOpenRead ? openAnswer : privateAnswer)
    .header('vary', 'Authorization, Accept-Encoding');
  if (body === undefined) return reply.send();
  const text = JSON.stringify(body);
  reply.type('application/json; charset=utf-8');
  if (!isOpenRead) return reply.send(text);
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  const known = request.headers['if-none-match']?.split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ''));
  return known?.includes(etag) || known?.includes('*') ? reply.status(304).send() : reply.send(text);
}
