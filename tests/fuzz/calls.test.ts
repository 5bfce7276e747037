// Malformed and stolen input to every call: no unexpected errors, no leaks of internals or of
// another customer's data, and no change by a rejected call.
import type { LightMyRequestResponse } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, type Endpoint, ErrorBody, endpoints } from '@taana-baana/contract';
import { testEngines } from '../../server/database/testing.ts';
import { type MalformedRequest, malformedRequest } from './testing/malformed-input.ts';
import { fuzzing } from './testing/fuzzing.ts';
import { type TwoCustomers, openShopOfTwo } from './testing/two-customers.ts';

/** Text that only occurs in internal errors. */
const inside =
  /\bat \S+ \(|node_modules|\.ts:\d|sqlite|postgres|kysely|fastify|\bselect .+ from\b|insert into|syntax error|ECONN/i;
const endsSessions = new Set<CallName>(['logout', 'endSession', 'endSessions']);
const callers = ['nobody', 'a stranger', 'Asha', 'Asha'] as const;

describe.each(testEngines)('on %s', (engine) => {
  let two: TwoCustomers;
  beforeAll(async () => {
    two = await openShopOfTwo(engine);
  });
  afterAll(() => two.shop.close());

  function send(endpoint: Endpoint, request: MalformedRequest, authorization: string | undefined, address: string) {
    return two.shop.app.inject({
      method: endpoint.method,
      url: request.path,
      remoteAddress: address,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(request.payload === undefined ? {} : { 'content-type': request.contentType }),
      },
      ...(request.payload === undefined ? {} : { payload: request.payload }),
    });
  }

  test.each(Object.keys(endpoints) as CallName[])(
    '%s',
    async (name) => {
      const endpoint: Endpoint = endpoints[name];
      const known = await two.begin();
      const bhanus = await two.digestOfBhanu();
      let before = await two.digest();
      // Reads are compared once, at the end. Reading an unpaid order may
      // ask the provider and change it.
      const isRead = endpoint.method === 'GET' && name !== 'getOrder';
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(malformedRequest(endpoint, known), fc.constantFrom(...callers), async (request, caller) => {
          const token = caller === 'Asha' ? two.token() : 'A'.repeat(43);
          sent += 1;
          // A new address and account for each request, so that the rate
          // limits let all of them through.
          const address = `10.0.${sent >> 8}.${sent & 255}`;
          await two.shop.deps.db.deleteFrom('limits').execute();
          const answer = await send(endpoint, request, caller === 'nobody' ? undefined : `Bearer ${token}`, address);
          const [was, is] = [before, isRead ? before : await two.digest()];
          before = is;
          expectHarmless(answer, request);
          // A rejected call changes nothing.
          expect(answer.statusCode >= 300 && is !== was).toBe(false);
          if (endsSessions.has(name) && answer.statusCode < 300) {
            await two.signIn();
            before = await two.digest();
          }
        }),
        fuzzing,
      );
      expect(await two.digest()).toBe(before);
      expect(await two.digestOfBhanu()).toBe(bhanus);
    },
    fuzzing.limit,
  );

  function expectHarmless(answer: LightMyRequestResponse, { path, payload = '' }: MalformedRequest): void {
    const told = answer.payload;
    expect(answer.statusCode).toBeLessThan(500);
    const asked = path + String(payload);
    expect(two.secrets.filter((secret) => told.includes(secret) && !asked.includes(secret))).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('isAdmin');
    if (answer.statusCode < 400) return;
    const { requestId, ...body } = ErrorBody.parse(answer.json());
    expect(answer.headers['x-request-id']).toBe(requestId);
    expect(JSON.stringify(body)).not.toMatch(inside);
  }
});
