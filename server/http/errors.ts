// Maps thrown errors to the contract's error body. Unexpected ones get a fixed text and are logged.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorBody, type ErrorCode, calls, errorStatuses, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { FileStoreError } from '../integrations/file-store/file-bucket.ts';
import { AppError } from '../modules/app-error.ts';

/** Errors that Fastify raises before a handler runs. */
const frameworkCodes: Record<number, [ErrorCode, string]> = {
  400: ['malformed', serverMessages.malformed],
  404: ['not-found', serverMessages.notFound],
  413: ['too-large', serverMessages.tooLarge],
  414: ['malformed', serverMessages.malformed],
  415: ['unsupported-media-type', serverMessages.unsupportedMediaType],
};

/** In seconds, when the database is unavailable. */
const retryAfter = 5;

/** Its 400 responses also carry `success: false`. */
const verification = `/api/${calls.verifyPayment.path}`;

export function registerErrors(app: FastifyInstance, { log }: Pick<Deps, 'log'>): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));
}

/** Logs the error unless it is an AppError. */
export function toErrorBody(
  error: unknown,
  requestId: string,
  log: Deps['log'],
): { appError: AppError; body: ErrorBody } {
  const appError = toAppError(error);
  if (!(error instanceof AppError) && ['internal', 'unavailable'].includes(appError.code)) {
    const event = { requestId, err: error };
    if (error instanceof FileStoreError) log.error(event, 'the storage of files is unavailable');
    else log.error(event, appError.code === 'internal' ? 'a request failed' : 'the database is unavailable');
  }
  const body: ErrorBody = { message: appError.message, code: appError.code, requestId };
  if (appError.fields) body.fields = { ...appError.fields };
  return { appError, body };
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Deps['log']): FastifyReply {
  const { appError, body } = toErrorBody(error, request.id, log);
  if (request.routeOptions.url === verification && errorStatuses[appError.code] === 400) body.success = false;
  const wait = appError.retryAfter ?? (appError.code === 'unavailable' ? retryAfter : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  // Closing immediately would reset the connection and lose the response: read and drop the rest.
  if (appError.code === 'too-large') reply.removeHeader('connection').raw.on('finish', () => request.raw.resume());
  return reply
    .status(errorStatuses[appError.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || error instanceof FileStoreError)
    return new AppError('unavailable', serverMessages.unavailable);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const known = typeof status === 'number' ? frameworkCodes[status] : undefined;
  return known ? new AppError(...known) : new AppError('internal', serverMessages.internal);
}
