// The shop's own API without a network: what pages and feeds are made of.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Call, type CallName, calls, errorStatuses, serverMessages } from '@taana-baana/contract';
import { Refusal } from '../modules/refusal.ts';
import { toErrorBody } from './errors.ts';
import { bodyOf, type FinishedAnswer } from './finished-answers.ts';
import { openAddress, parseQuery } from './open-address.ts';

/** Nobody's request reads what is a customer's own, or changes anything. */
const reads = Object.entries<Call>(calls)
  .filter(([, { method, access }]) => method === 'GET' && access === 'open')
  .map(([name, { path }]) => ({
    name: name as CallName,
    path: new RegExp(`^/api/${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

/**
 * A `fetch` that answers the `/api/...` addresses of open reads. `onAnswer` hears every answer: a kept one, which knows
 * what it shows, or undefined.
 */
export function fetchInProcess(
  app: Pick<FastifyInstance, 'finishedAnswers' | 'openReads' | 'log'>,
  onAnswer: (answer: FinishedAnswer | undefined) => void = () => {},
): typeof fetch {
  return async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const address = openAddress(url);
    try {
      const answer = app.finishedAnswers.find(address) ?? (await read(app, url));
      onAnswer(app.finishedAnswers.find(address));
      return toResponse(answer.status, answer.headers, bodyOf(answer).toString());
    } catch (error) {
      onAnswer(undefined);
      const { refusal, body } = toErrorBody(error, randomUUID(), app.log);
      return toResponse(errorStatuses[refusal.code], {}, JSON.stringify(body));
    }
  };
}

async function read({ openReads }: Pick<FastifyInstance, 'openReads'>, url: string): Promise<FinishedAnswer> {
  const [path = '', query = ''] = url.split('?', 2);
  for (const { name, path: pattern } of reads) {
    const found = pattern.exec(path);
    const answer = found && openReads.get(name);
    if (!answer) continue;
    const params = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return answer(Object.fromEntries(params), parseQuery(query));
  }
  throw new Refusal('not-found', serverMessages.notFound);
}

/** What is read of a response, without the streams around a real one's body: it is a text already. */
function toResponse(status: number, headers: Readonly<Record<string, string>>, body: string): Response {
  const answer: Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'> = {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(headers),
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
  };
  return answer as Response;
}
