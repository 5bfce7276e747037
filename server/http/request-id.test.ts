// Whose id of a request is used: a trusted proxy's, or our own.
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestAdmin } from '../admin/testing.ts';
import { listAuditLog } from '../modules/shop/audit-log/audit-log.service.ts';
import { openTestShop } from '../testing.ts';

const own = /^[\da-f]{8}-[\da-f-]{27}$/;
const shopper = '203.0.113.7';
const proxy = '10.0.0.5';

async function openShop(trustProxy: string) {
  const shop = await openTestShop('sqlite', { env: { TRUST_PROXY: trustProxy } });
  onTestFinished(() => shop.close());
  /** Of the header and the error body, which must be the same. */
  async function idFor(sent: string | string[], from = proxy, forwarded: string | undefined = shopper) {
    const headers = { 'x-request-id': sent as string, ...(forwarded && { 'x-forwarded-for': forwarded }) };
    const answer = await shop.app.inject({ url: '/api/nothing-here', headers, remoteAddress: from });
    expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
    return answer.headers['x-request-id'];
  }
  return { shop, idFor };
}

describe('the id of a request', () => {
  it.each(['1', 'true', '10.0.0.0/8'])('is that of the proxy which TRUST_PROXY=%s trusts', async (trust) => {
    const { idFor } = await openShop(trust);
    expect(await idFor('edge-7f3a.19_B')).toBe('edge-7f3a.19_B');
  });

  it('is our own when nobody is trusted, or the sender is somebody else', async () => {
    expect(await (await openShop('false')).idFor('edge-7f3a.19_B')).toMatch(own);
    const { idFor } = await openShop('10.0.0.0/8');
    expect(await idFor('edge-7f3a.19_B', shopper)).toMatch(own);
  });

  it.each([
    ['too short', 'short-7'],
    ['too long', 'x'.repeat(65)],
    ['with a space', 'edge 7f3a19'],
    ['with a line of the log in it', 'edge"}{"level":60'],
    ['in another script', 'இணைப்பு-எண்'],
    ['sent twice', ['edge-7f3a19', 'edge-7f3a20']],
    ['empty', ''],
  ])('is our own when the given one is %s', async (_what, sent) => {
    expect(await (await openShop('1')).idFor(sent)).toMatch(own);
  });

  it('has up to 64 characters, on a cached response too', async () => {
    const { shop, idFor } = await openShop('1');
    expect(await idFor('x'.repeat(64))).toBe('x'.repeat(64));
    const ids = [];
    for (const id of ['request-1', 'request-2']) {
      const headers = { 'x-request-id': id, 'x-forwarded-for': shopper };
      ids.push((await shop.app.inject({ url: '/api/color', headers })).headers['x-request-id']);
    }
    expect(ids).toEqual(['request-1', 'request-2']);
  });

  it('is written to the audit log by what staff did', async () => {
    const { shop } = await openShop('1');
    const admin = openTestAdmin(shop);
    onTestFinished(() => admin.close());
    const { cookie } = await admin.addMember('owner');
    const headers = { 'x-request-id': 'edge-7f3a.19_B', 'x-forwarded-for': shopper };
    expect((await admin.call('createBackup', { cookie, headers })).status).toBe(200);
    const { entries } = await listAuditLog(shop.deps, { limit: 10 });
    expect(entries.find(({ action }) => action === 'backups create')).toMatchObject({ requestId: 'edge-7f3a.19_B' });
  });
});
