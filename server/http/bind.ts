// Binds every API route: parses the request, checks access and rate limits, writes the response.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallName, type Endpoint, endpoints, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { type Attempt, consumeAttempts } from '../modules/people/rate-limits/rate-limits.service.ts';
import { createSemaphore } from '../modules/semaphore.ts';
import { AppError } from '../modules/app-error.ts';
import { Answer, type CallLimits, type CallOf, type Route } from '../modules/route.ts';
import { apiVary } from './cors.ts';
import { createLoadShedding } from './load-shedding.ts';
import { type CachedResponse, type OpenResponse, openCaching } from './cache/response-cache.ts';
import { networkOf } from './network.ts';
import { type Address, parse, parseAddress } from './input/parse-input.ts';
import { bearerToken, requireCustomer } from './session.ts';

const json = 'application/json; charset=utf-8';
const privateCaching = 'no-store';

/** Cached responses and health checks do not count. */
const maxConcurrentCalls = 1000;

/** Calls an open read without HTTP. Params and query may be strings, as in a URL, or values. */
export type CallApi = (
  name: CallName,
  input: { readonly params?: unknown; readonly query?: unknown },
) => Promise<CachedResponse>;

declare module 'fastify' {
  interface FastifyInstance {
    callApi: CallApi;
  }
}

export function bindRoutes(app: FastifyInstance, deps: Deps, routes: readonly Route[]): void {
  const semaphore = createSemaphore(maxConcurrentCalls);
  const vary = apiVary(deps.config);
  const loadShedding = createLoadShedding();
  app.addHook('onClose', async () => loadShedding.stop());
  const admit = <T>(work: () => Promise<T>): Promise<T> => {
    loadShedding.shedLoad();
    return semaphore.run(work);
  };
  /** A large body is read only if a customer sends it. */
  const takePicture = (bodyLimit: number) => ({
    bodyLimit,
    onRequest: async (request: FastifyRequest) => void (await requireCustomer(deps, request)),
  });
  const openReads = new Map<CallName, CallApi>();
  for (const { name, handle, limits } of routes) {
    const endpoint: Endpoint = endpoints[name];
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      ...(endpoint.maxBytes === undefined ? {} : takePicture(endpoint.maxBytes)),
      handler: (request, reply) => admit(() => answer(request, reply)),
    });
    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const customer = endpoint.access === 'customer' ? await requireCustomer(deps, request) : undefined;
      const network = networkOf(request.ip);
      const call = {
        customer,
        ...parseAddress(endpoint, request),
        body: parse(endpoint.body, request.body ?? {}),
        token: bearerToken(request),
        network,
        rawBody: request.rawBody ?? Buffer.alloc(0),
        headers: request.headers,
      } satisfies { [K in keyof CallOf<'getCart'>]: unknown };
      await consumeAttempts(deps, attemptsOf(name, limits, network, customer?.id ?? emailIn(call.body)));
      // A request with a bearer token is never cached, even on an open read.
      if (!isOpenRead(endpoint) || request.headers.authorization !== undefined)
        return write(reply, endpoint, await handle(call as never), vary);
      return app.responseCache.send(request, reply, callKey(name, call), () => makeResponse(call));
    }
    async function makeResponse(call: object): Promise<OpenResponse> {
      const { body, headers } = toAnswer(await handle(call as never));
      const tags = endpoint.cacheTags?.(body as never);
      const caching = tags ? openCaching : { 'cache-control': privateCaching };
      return {
        status: endpoint.statuses[0],
        headers: { ...headers, 'content-type': json, ...caching, vary },
        body: Buffer.from(JSON.stringify(body)),
        tags,
      };
    }
    if (isOpenRead(endpoint)) {
      openReads.set(name, (_, input) =>
        admit(async () => {
          const call = parseAddress(endpoint, input);
          return app.responseCache.take(callKey(name, call), () => makeResponse(call));
        }),
      );
    }
  }
  app.decorate('callApi', async (name: CallName, input: Parameters<CallApi>[1]) => {
    const read = openReads.get(name);
    if (!read) throw new AppError('not-found', serverMessages.notFound);
    return read(name, input);
  });
}

/**
 * Built from parsed input: equal inputs share a key however they are spelt; different inputs never
 * do.
 */
const callKey = (name: CallName, { params, query }: Address): string => `${name} ${JSON.stringify([params, query])}`;

function attemptsOf(
  name: CallName,
  { perAddress, perAccount }: CallLimits,
  network: string,
  account?: string,
): Attempt[] {
  const attempts: Attempt[] = [];
  if (perAddress) attempts.push({ limit: { name: `${name} address`, ...perAddress }, subject: network });
  if (perAccount && account) attempts.push({ limit: { name: `${name} account`, ...perAccount }, subject: account });
  return attempts;
}

function emailIn(body: unknown): string | undefined {
  return (body as { email?: string } | undefined)?.email;
}

function isOpenRead({ method, access }: Endpoint): boolean {
  return method === 'GET' && access === 'open';
}

function toAnswer(answer: unknown): Answer<unknown> {
  return answer instanceof Answer ? answer : new Answer(answer, {});
}

function write(reply: FastifyReply, endpoint: Endpoint, answered: unknown, vary: string): FastifyReply {
  const { body, status, headers } = toAnswer(answered);
  reply.status(status ?? endpoint.statuses[0]).headers({ ...headers, 'cache-control': privateCaching, vary });
  if (endpoint.fileType !== undefined) return reply.type(endpoint.fileType).send(body);
  return body === undefined ? reply.send() : reply.type(json).send(JSON.stringify(body));
}
