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
      return new Response(bodyOf(ready) as Uint8Array<ArrayBuffer>, {
        status: ready.status,
        headers: { ...ready.headers },
      });
    }
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url,
      headers: Object.fromEntries(new Headers(init?.headers)),
    });
    onAnswer(app.finishedAnswers.find(address));
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers });
  };
}
