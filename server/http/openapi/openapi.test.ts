import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, type Endpoint, endpoints } from '@taana-baana/contract';
import { type TestShop, openTestShop } from '../../testing.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

const rows = Object.entries(endpoints) as [CallName, Endpoint][];

let shop: TestShop;
let document: OpenApiDocument;
beforeAll(async () => {
  shop = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://tees.example.com' } });
  document = (await shop.app.inject('/api/openapi.json')).json();
});
afterAll(() => shop.close());

const operationOf = (name: CallName): Operation => {
  const endpoint: Endpoint = endpoints[name];
  const path = `/api/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
  return document.paths[path]?.[endpoint.method.toLowerCase()] as Operation;
};

describe('the description for programs', () => {
  test('is OpenAPI 3.1 of this shop', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Taana Baana API', version: expect.any(String) },
      servers: [{ url: 'https://tees.example.com' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    });
  });

  test('lists every call of the contract, and no other', () => {
    const listed = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(listed.toSorted()).toEqual(rows.map(([name]) => name).toSorted());
  });

  test.each(rows.map(([name]) => name))('says of %s who may call it, what it takes and what it answers', (name) => {
    const endpoint: Endpoint = endpoints[name];
    const operation = operationOf(name);
    expect(operation.summary).toBe(endpoint.summary);
    expect(operation.security).toEqual(endpoint.access === 'customer' ? [{ session: [] }] : []);
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    expect(inPath.map((parameter) => [parameter.name, parameter.required])).toEqual(named.map((one) => [one, true]));
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
    for (const status of endpoint.statuses) {
      expect(operation.responses[status]?.description).toBeTruthy();
      expect(operation.responses[status]?.content !== undefined).toBe(status !== 204 && status !== 303);
    }
    expect(operation.responses.default?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/ErrorBody',
    });
  });

  test('writes the bounds of a price with brackets', () => {
    expect(operationOf('listProducts').parameters?.map((parameter) => parameter.name)).toEqual(
      expect.arrayContaining(['brand', 'price[gte]', 'price[lte]', 'minPrice', 'sort', 'q', 'limit', 'page', 'fields']),
    );
  });

  test('names the fields of a body with their limits', () => {
    expect(operationOf('register').requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['firstname', 'lastname', 'email', 'mobile', 'password'],
      properties: { password: { type: 'string', minLength: 8, maxLength: 128 } },
    });
  });

  test('says that the provider sends the shopper back with a form, not with JSON', () => {
    const { requestBody, responses } = operationOf('returnFromPayment');
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
    expect(responses[303]).toEqual({ description: 'Goes on to a page' });
  });

  test('says what else it takes: several tags, odd prices, productId, a size in small letters', () => {
    const described = Object.fromEntries(
      (operationOf('listProducts').parameters ?? []).map(({ name, schema }) => [name, schema.description]),
    );
    expect(described.tags).toContain('all of these');
    for (const bound of ['price[gte]', 'price[lte]', 'minPrice', 'maxPrice']) {
      expect(described[bound]).toContain('below 0 counts as 0');
    }
    const bodyOf = (name: CallName) => operationOf(name).requestBody?.content['application/json']?.schema;
    for (const name of ['toggleWishlist', 'rateProduct'] as const) {
      expect(bodyOf(name)).toMatchObject({
        required: expect.arrayContaining(['prodId']),
        properties: { prodId: { type: 'string', description: expect.stringContaining('`productId`') } },
      });
    }
    expect(bodyOf('addToCart')).toMatchObject({
      required: expect.arrayContaining(['size']),
      properties: {
        size: { type: 'string', description: expect.stringMatching(/In any letter case.*XS, S, M, L, XL, XXL, XXXL/) },
      },
    });
  });

  test('refers to nothing that it does not hold', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] as string);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      expect(name).toMatch(/^#\/components\/schemas\//);
      expect(document.components.schemas).toHaveProperty(name.slice('#/components/schemas/'.length));
    }
    expect(text).not.toContain('$defs');
  });
});

describe('the page for people', () => {
  test('shows every call', async () => {
    const { headers, payload } = await shop.app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const [name, endpoint] of rows) {
      expect(payload).toContain(`<article id="${name}">`);
      expect(payload).toContain(`${endpoint.summary.replaceAll("'", '&#39;')}.</p>`);
    }
  });

  test('links to what is on it, and nowhere else but the description for programs', async () => {
    const { payload } = await shop.app.inject('/api/docs');
    const ids = new Set([...payload.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const links = [...payload.matchAll(/href="([^"]+)"/g)].map((match) => match[1] as string);
    expect(links.filter((link) => !link.startsWith('#'))).toEqual(['/api/openapi.json']);
    expect(links.filter((link) => link.startsWith('#') && !ids.has(link.slice(1)))).toEqual([]);
  });

  test('needs no script, and its one style is allowed by its hash', async () => {
    const { headers, payload } = await shop.app.inject('/api/docs');
    expect(payload).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const style = /<style>([^]*?)<\/style>/.exec(payload)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
