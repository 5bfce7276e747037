// Serves the OpenAPI document, and an HTML page of it.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { buildOpenApiDocument } from './openapi-document.ts';
import { renderApiPage } from './openapi-page.ts';
import { style } from './openapi-style.ts';

const cacheControl = 'public, max-age=0, s-maxage=300';

export function registerOpenApi(app: FastifyInstance, deps: Pick<Deps, 'config' | 'shop'>): void {
  const document = buildOpenApiDocument(deps);
  const text = JSON.stringify(document);
  const page = renderApiPage(document);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', cacheControl).type('application/json; charset=utf-8').send(text),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .headers({ 'cache-control': cacheControl, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
