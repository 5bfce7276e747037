// Reads a request's bearer token and finds the customer it belongs to.
import type { FastifyRequest } from 'fastify';
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { type SessionCustomer, findSessionCustomer } from '../modules/people/accounts/sessions.service.ts';
import { AppError } from '../modules/app-error.ts';

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Throws `not-signed-in` (401) when the token is missing, unknown or expired. */
export async function requireCustomer(
  deps: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<SessionCustomer> {
  const token = bearerToken(request);
  const customer = token && (await findSessionCustomer(deps, token));
  if (!customer) throw new AppError('not-signed-in', serverMessages.notSignedIn);
  return customer;
}
