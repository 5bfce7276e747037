// Serves the OpenAPI document, and an HTML page of it.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { apiVary } from '../cors.ts';
import { buildOpenApiDocument } from './openapi-document.ts';
import { renderApiPage } from './openapi-page.ts';
import { style } from './openapi-style.ts';

const cacheControl = 'public, max-age=0, s-maxage=300';

export function registerOpenApi(app: FastifyInstance, deps: Pick<Deps, 'config' | 'settings'>): void {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const serve = (path: string, headers: Record<string, string>, make: () => string) =>
    app.get(path, (request, reply) =>
      app.responseCache.send(request, reply, path, async () => ({
        status: 200,
        headers: { ...headers, 'cache-control': cacheControl, vary: apiVary(deps.config) },
        body: Buffer.from(make()),
        tags: ['settings'],
      })),
    );
  serve('/api/openapi.json', { 'content-type': 'application/json; charset=utf-8' }, () =>
    JSON.stringify(buildOpenApiDocument(deps)),
  );
  serve('/api/docs', { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }, () =>
    renderApiPage(buildOpenApiDocument(deps)),
  );
}
