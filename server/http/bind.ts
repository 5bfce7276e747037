// The one place where an API request is parsed, its access checked, and its answer written.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type CallName, type Endpoint, endpoints, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { type Try, takeTries } from '../modules/limits/limits.service.ts';
import { createGate } from '../modules/overload.ts';
import { Refusal } from '../modules/refusal.ts';
import { Answer, type CallLimits, type CallOf, type Route } from '../modules/route.ts';
import { apiVary } from './cors.ts';
import { watchEventLoop } from './event-loop.ts';
import { type FinishedAnswer, type OpenAnswer, openCaching } from './finished-answers.ts';
import { networkOf } from './network.ts';
import { callAddress } from './open-address.ts';
import { bearerToken, requireCustomer } from './session.ts';
import { shownBy } from './shown-data.ts';

const json = 'application/json; charset=utf-8';
const privateAnswer = 'no-store';

/** Calls at once. Ready answers and the health of the process are sent all the same. */
const mostUnderWay = 1000;

/** Open reads without a request: what one answers to parameters and query as they stand in an address. */
export type OpenReads = Map<CallName, (params: unknown, query: unknown) => Promise<FinishedAnswer>>;

declare module 'fastify' {
  interface FastifyInstance {
    openReads: OpenReads;
  }
}

export function bindRoutes(app: FastifyInstance, deps: Deps, routes: readonly Route[]): void {
  const gate = createGate(mostUnderWay);
  const vary = apiVary(deps.config);
  const eventLoop = watchEventLoop();
  app.addHook('onClose', async () => eventLoop.stop());
  const openReads: OpenReads = new Map();
  for (const { name, handle, limits } of routes) {
    const endpoint: Endpoint = endpoints[name];
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      handler: (request, reply) => {
        eventLoop.requireBreath();
        return gate.pass(() => answer(request, reply));
      },
    });
    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const customer = endpoint.access === 'customer' ? await requireCustomer(deps, request) : undefined;
      const network = networkOf(request.ip);
      const call = {
        customer,
        ...addressed(request.params, request.query),
        body: parse(endpoint.body, request.body ?? {}),
        token: bearerToken(request),
        network,
        rawBody: request.rawBody ?? Buffer.alloc(0),
        headers: request.headers,
      } satisfies { [K in keyof CallOf<'getCart'>]: unknown };
      await takeTries(deps, triesOf(name, limits, network, customer?.id ?? emailIn(call.body)));
      // With a bearer token even an open read is that customer's own.
      if (!isOpenRead(endpoint) || request.headers.authorization !== undefined)
        return write(reply, endpoint, await handle(call as never), vary);
      const address = callAddress(endpoint.path, request.params, request.query);
      return app.finishedAnswers.send(request, reply, address, async () => toOpenAnswer(await handle(call as never)));
    }
    function addressed(params: unknown, query: unknown) {
      return {
        params: parse(endpoint.params, withoutNul(params)),
        query: parse(endpoint.query, withoutBlanks(query)),
      };
    }
    function toOpenAnswer(answered: unknown): OpenAnswer {
      const { body, headers } = toAnswer(answered);
      return {
        status: endpoint.statuses[0],
        headers: { ...headers, 'content-type': json, ...openCaching, vary },
        body: Buffer.from(JSON.stringify(body)),
        shows: shownBy(name, body),
      };
    }
    if (isOpenRead(endpoint)) {
      openReads.set(name, (params, query) => {
        eventLoop.requireBreath();
        return gate.pass(() =>
          app.finishedAnswers.take(callAddress(endpoint.path, params, query), async () => {
            return toOpenAnswer(await handle(addressed(params, query) as never));
          }),
        );
      });
    }
  }
  app.decorate('openReads', openReads);
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
  for (const issue of result.error.issues.flatMap(inside)) fields[issue.path.join('.')] ??= issue.message;
  const { '': whole, ...named } = fields;
  if (whole !== undefined) throw new Refusal('malformed', serverMessages.malformed);
  throw new Refusal('invalid', Object.values(named)[0] ?? serverMessages.checkFields, named);
}

/** A form that may also be blank is told what is wrong with its fields, not that it is neither. */
function inside(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  const ofFields = issue.code === 'invalid_union' ? issue.errors.flat().filter(({ path }) => path.length > 0) : [];
  return ofFields.length === 0
    ? [issue]
    : ofFields.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
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

function isOpenRead({ method, access }: Endpoint): boolean {
  return method === 'GET' && access === 'open';
}

function toAnswer(answer: unknown): Answer<unknown> {
  return answer instanceof Answer ? answer : new Answer(answer, {});
}

function write(reply: FastifyReply, endpoint: Endpoint, answered: unknown, vary: string): FastifyReply {
  const { body, status, headers } = toAnswer(answered);
  reply.status(status ?? endpoint.statuses[0]).headers({ ...headers, 'cache-control': privateAnswer, vary });
  return body === undefined ? reply.send() : reply.type(json).send(JSON.stringify(body));
}
