// Turns whatever was thrown into the contract's error body: refusals as they are, surprises as a fixed text with the request's id.
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorBody, type ErrorCode, calls, errorStatuses, serverMessages } from '@taana-baana/contract';
import { isDatabaseTrouble } from '../database/trouble.ts';
import { Refusal } from '../modules/refusal.ts';

/** What Fastify refuses by itself, before a route is reached. */
const frameworkCodes: Record<number, [ErrorCode, string]> = {
  400: ['malformed', serverMessages.malformed],
  404: ['not-found', serverMessages.notFound],
  413: ['too-large', serverMessages.tooLarge],
  414: ['malformed', serverMessages.malformed],
  415: ['unsupported-media-type', serverMessages.unsupportedMediaType],
};

/** Seconds, until a database in trouble may be asked again. */
const retryAfter = 5;

/** Its refusals say `success: false` besides. */
const verification = `/api/${calls.verifyPayment.path}`;

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** The refusal and the body that tells it; a surprise is logged. */
export function toErrorBody(
  error: unknown,
  requestId: string,
  log: FastifyBaseLogger,
): { refusal: Refusal; body: ErrorBody } {
  const refusal = toRefusal(error);
  if (!(error instanceof Refusal) && ['internal', 'unavailable'].includes(refusal.code)) {
    const event = { requestId, err: error };
    log.error(event, refusal.code === 'internal' ? 'a request failed' : 'the database is in trouble');
  }
  const body: ErrorBody = { message: refusal.message, code: refusal.code, requestId };
  if (refusal.fields) body.fields = { ...refusal.fields };
  return { refusal, body };
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal, body } = toErrorBody(error, request.id, request.log);
  if (request.routeOptions.url === verification && errorStatuses[refusal.code] === 400) body.success = false;
  const wait = refusal.retryAfter ?? (refusal.code === 'unavailable' ? retryAfter : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  // Closing at once would reset the connection of a client that still sends, and take the answer with it: the rest is read and thrown away.
  if (refusal.code === 'too-large') reply.removeHeader('connection').raw.on('finish', () => request.raw.resume());
  return reply
    .status(errorStatuses[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseTrouble(error)) return new Refusal('unavailable', serverMessages.unavailable);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const known = typeof status === 'number' ? frameworkCodes[status] : undefined;
  return known ? new Refusal(...known) : new Refusal('internal', serverMessages.internal);
}
