// The storefront's API transport on the server: calls the bound handlers without HTTP.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { errorStatuses } from '@taana-baana/contract';
import type { Transport } from '../../storefront/store/transport.ts';
import type { CachedResponse } from '../http/cache/response-cache.ts';
import type { Deps } from '../deps.ts';
import { toErrorBody } from '../http/errors.ts';

/** `onResponse` gets every response, or undefined when the call failed. */
export function createApiTransport(
  app: Pick<FastifyInstance, 'callApi'>,
  log: Deps['log'],
  onResponse: (response: CachedResponse | undefined) => void,
): Transport {
  return async (name, input) => {
    try {
      const response = await app.callApi(name, input);
      onResponse(response);
      const { status, headers } = response;
      return { status, headers: { get: (header) => headers[header] ?? null }, text: response.body.toString() };
    } catch (error) {
      onResponse(undefined);
      const { appError, body } = toErrorBody(error, randomUUID(), log);
      return { status: errorStatuses[appError.code], headers: { get: () => null }, text: JSON.stringify(body) };
    }
  };
}
