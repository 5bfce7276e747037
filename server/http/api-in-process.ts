// The shop's own API without a network: what pages and feeds are made of.
import type { FastifyInstance } from 'fastify';

/** A `fetch` that answers `/api/...` addresses by the app's own routes. */
export function fetchInProcess(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: input instanceof Request ? input.url : String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers });
  };
}
