// Who is calling: the bearer token of a request, and the customer it belongs to.
import type { FastifyRequest } from 'fastify';
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { type SessionCustomer, findSessionCustomer } from '../modules/accounts/sessions.service.ts';
import { Refusal } from '../modules/refusal.ts';

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Throws the 401 refusal when the token is missing, unknown or expired. */
export async function requireCustomer(
  deps: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<SessionCustomer> {
  const token = bearerToken(request);
  const customer = token && (await findSessionCustomer(deps, token));
  if (!customer) throw new Refusal('not-signed-in', serverMessages.notSignedIn);
  return customer;
}
