// The shop's own API without a network: what pages and feeds are made of.
import type { FastifyInstance } from 'fastify';
import { bodyOf, type FinishedAnswer } from './finished-answers.ts';
import { openAddress } from './open-address.ts';

/**
 * A `fetch` that answers `/api/...` addresses by the app's own routes. `onAnswer` hears every answer: a kept one, which
 * knows what it shows, or undefined.
 */
export function fetchInProcess(
  app: FastifyInstance,
  onAnswer: (answer: FinishedAnswer | undefined) => void = () => {},
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const address = openAddress(url);
    const ready = app.finishedAnswers.find(address);
    if (ready) {
      onAnswer(ready);
      return toResponse(ready.status, ready.headers, bodyOf(ready).toString());
    }
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url,
      headers: Object.fromEntries(new Headers(init?.headers)),
    });
    onAnswer(app.finishedAnswers.find(address));
    return toResponse(answer.statusCode, answer.headers, answer.body);
  };
}

/** What is read of a response, without the streams around a real one's body: it is a text already. */
function toResponse(status: number, headers: Record<string, unknown>, body: string): Response {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const answer: Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'> = {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(entries),
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
  };
  return answer as Response;
}
