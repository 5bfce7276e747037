// Parses JSON bodies and keeps their raw bytes for signatures; parses two forms; passes pictures on
// as bytes. Empty bodies may have any type.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls, serverMessages } from '@taana-baana/contract';
import { AppError } from '../../modules/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** The provider sends the shopper back with a form, as browsers submit it. */
const formPath = `/api/${calls.returnFromPayment.path}`;
/** RFC 8058: mail programs unsubscribe with a form POST. The URL carries the token. */
const oneClickPath = `/api/${calls.unsubscribeNewsletter.path}`;
/** Its body is a picture. */
const picturePath = `/api/${calls.addExchangePhoto.path}`;
const formType = /^application\/x-www-form-urlencoded(?:;|$)/i;
const oneClickType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i;
const oneClickBody = /List-Unsubscribe/;

export function registerBodyParser(app: FastifyInstance): void {
  app.decorateRequest('rawBody');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    const text = body.toString('utf8').trim();
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(new AppError('malformed', serverMessages.malformed));
    }
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isPicture(request)) return done(null, body);
    if (isForm(request)) return done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
    if (body.length === 0 || isOneClick(request, body)) return done(null, undefined);
    done(new AppError('unsupported-media-type', serverMessages.unsupportedMediaType));
  });
}

function isPicture({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.url === picturePath && /^image\//i.test(headers['content-type'] ?? '');
}

function isForm({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.url === formPath && formType.test(headers['content-type'] ?? '');
}

function isOneClick({ routeOptions, headers }: FastifyRequest, body: Buffer): boolean {
  return (
    routeOptions.url === oneClickPath &&
    oneClickType.test(headers['content-type'] ?? '') &&
    oneClickBody.test(body.toString('latin1', 0, 500))
  );
}
