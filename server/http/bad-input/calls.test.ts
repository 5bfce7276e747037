// Whatever is sent to a call, by whomever: never a surprise, never a word about the inside or another customer, and a refusal changes nothing.
import type { LightMyRequestResponse } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, type Endpoint, ErrorBody, endpoints } from '@taana-baana/contract';
import { testEngines } from '../../database/testing.ts';
import { type HostileRequest, hostileRequest } from './testing/hostile.ts';
import { fuzzing } from './testing/fuzzing.ts';
import { type TwoCustomers, openShopOfTwo } from './testing/two-customers.ts';

/** What only the inside says. */
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

  function send(endpoint: Endpoint, request: HostileRequest, authorization: string | undefined, address: string) {
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
      // What only reads is looked at once, at the end; who asks for an unpaid order has the provider asked.
      const isRead = endpoint.method === 'GET' && name !== 'getOrder';
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(hostileRequest(endpoint, known), fc.constantFrom(...callers), async (request, caller) => {
          const token = caller === 'Asha' ? two.token() : 'A'.repeat(43);
          sent += 1;
          // An address each and no tries of before, so that the limits let all of them through.
          const address = `10.0.${sent >> 8}.${sent & 255}`;
          await two.shop.deps.db.deleteFrom('limits').execute();
          const answer = await send(endpoint, request, caller === 'nobody' ? undefined : `Bearer ${token}`, address);
          const [was, is] = [before, isRead ? before : await two.digest()];
          before = is;
          expectHarmless(answer, request);
          // A refusal changes nothing.
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

  function expectHarmless(answer: LightMyRequestResponse, { path, payload = '' }: HostileRequest): void {
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
