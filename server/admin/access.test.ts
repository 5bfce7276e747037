// Makes every admin call as each kind of caller who may not make it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@taana-baana/contract/calls.ts';
import { type AdminCallName, adminCalls } from '@taana-baana/contract/admin/calls.ts';
import type { AdminCall } from '@taana-baana/contract/admin/calls/call.ts';
import { type Role, isPermitted, roles } from '@taana-baana/contract/admin/permissions.ts';
import { testEngines } from '../database/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { adminRoutes } from './module-routes.ts';
import { type TestAdmin, type TestMember, openTestAdmin } from './testing.ts';

const rows = Object.entries(adminCalls) as [AdminCallName, AdminCall][];
const namesOf = (isWanted: (endpoint: AdminCall) => boolean) =>
  rows.filter(([, endpoint]) => isWanted(endpoint)).map(([name]) => name);

const words = (text: string) => text.trim().split(/\s+/);

// Written out: a change of the contract's tables needs a change here.
const needsProof = words(`
  addPasskey askEmailChange beginApp beginPasskey cancelGiftCard cancelOrder changeName changePassword changeRole confirmApp createBackup
  creditExchange deleteBackup disableStaff downloadBackup enableStaff endStaffSessions exportAccounting
  exportCourierFile exportOrders exportSubscribers giveByHand giveCredit inviteStaff publishOffer recordHandPayment recordHandRefund refundOrder
  removePasskey replaceExchange replaceForFee replaceRecoveryCodes resendGiftCard retryRefunds retryUnplaced revertSettings saveProtectedSettings
  sellByHand sellGiftCard sendCampaign settleCash startProductImport withdrawInvitation
`);
const packerMay = words(`
  addNote checkDelivery correctStock exportCourierFile findProducts getDashboard getOrder getPackingList getStock getUnplaced
  listCouriers listOrders listParcels
  listReservedStock listStock listStockMovements markReturned moveOrder moveOrders receiveDelivery receiveStock reportParcels reship setTracking
  undoMove undoMoves
`);
const accountantMay = words(`
  exportAccounting exportCash exportOrders exportSales findProducts getAccounting getCash getDashboard getOrder getReconciliation getSales
  getSalesTable getUnplaced listCouriers listDocuments listOrders readDocumentFile
`);
const ownerAlone = words(`
  cancelGiftCard changeRole createBackup deleteBackup disableStaff downloadBackup enableStaff endStaffSessions
  exportCosts getDocumentCounters getFirstSteps getProductCost getSettings getSystem importCosts inviteStaff listAuditLog listBackups listGiftCards
  listSettingsVersions listStaff listUndeliverableMails markFirstSteps removeLogo removeSample resendGiftCard
  retryMail revertSettings saveProtectedSettings saveSettings sellGiftCard sendTestMail setProductCost settleCash uploadLogo
  withdrawInvitation
`);

describe.each(testEngines)('access to the admin on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let now = Date.parse('2026-11-21T10:00:00Z');
  let customerToken: string;
  const members = new Map<string, TestMember>();
  let newcomer: string;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    customerToken = (await shop.signUp()).token;
    for (const role of roles) members.set(role, await admin.addMember(role));
    const token = await admin.invite('newcomer@example.com', 'owner');
    const body = { token, name: 'Newcomer', password: 'indigo-vat-at-dawn' };
    newcomer = (await admin.call('acceptInvitation', { body })).cookie;
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });
  const cookieOf = (role: string) => members.get(role)?.cookie ?? '';

  test('every call of the contract is answered by one route', () => {
    const names = adminRoutes(shop.deps).map((route) => route.name);
    expect(names.toSorted()).toEqual(rows.map(([name]) => name).toSorted());
  });

  test('every call of staff has a permission, or is about the caller [guard admin.10]', () => {
    const without = namesOf(({ access, permission }) => access === 'staff' && !permission);
    const isAboutCaller = ([name, { path }]: [string, AdminCall]) =>
      /^(me|session)(\/|$)/.test(path) || !without.includes(name as AdminCallName);
    expect(rows.filter((row) => !isAboutCaller(row)).map(([name]) => name)).toEqual([]);
  });

  describe('the tables say', () => {
    const of = (role: Role) =>
      namesOf(({ permission }) => permission !== undefined && isPermitted(role, permission)).toSorted();

    test('what needs a fresh proof [guard admin.12,29]', () => {
      expect(namesOf(({ stepUp }) => stepUp === true).toSorted()).toEqual(needsProof);
    });

    test('what a packer may [guard admin.10]', () => {
      expect(of('packer')).toEqual(packerMay);
    });

    test('what an accountant may [guard admin.10]', () => {
      expect(of('accountant')).toEqual(accountantMay);
    });

    test('what a manager may not [guard admin.10]', () => {
      const all = of('owner');
      expect(all).toEqual(namesOf(({ permission }) => permission !== undefined).toSorted());
      expect(all.filter((name) => !of('manager').includes(name))).toEqual(ownerAlone);
    });
  });

  describe.each(namesOf(({ access }) => access === 'staff'))('%s', (name) => {
    test.each([
      ['without a session', () => ({})],
      ['with a token that nobody has', () => ({ cookie: `staff=${'A'.repeat(43)}` })],
      ["with a customer's token", () => ({ headers: { authorization: `Bearer ${customerToken}` } })],
      ["with a customer's token as cookie", () => ({ cookie: `staff=${customerToken}` })],
      ['with its token as a bearer', () => ({ headers: { authorization: `Bearer ${cookieOf('owner').slice(6)}` } })],
    ])('is rejected %s [guard admin.8,9]', async (_case, sent: () => object) => {
      const { status, error, headers } = await admin.call(name, sent());
      expect([status, error.code]).toEqual([401, 'not-signed-in']);
      expect(headers['cache-control']).toBe('no-store');
    });
  });

  describe.each(namesOf(({ method }) => method !== 'GET'))('%s', (name) => {
    test.each([
      ['without an origin', { origin: '' }],
      ['from the origin of the shop', { origin: 'http://localhost:3000' }],
      ['from a page without an origin', { origin: 'null' }],
      ['from an origin that begins like the admin', { origin: 'http://localhost:3001.example.com' }],
    ])('is rejected %s [guard admin.1]', async (_case, headers) => {
      const { status, error } = await admin.call(name, { cookie: cookieOf('owner'), headers });
      expect([status, error.message]).toEqual([403, 'This request did not come from the admin']);
    });
  });

  test.each(namesOf(({ method }) => method === 'GET'))(
    '%s is read by no page of another origin [guard admin.7]',
    async (name) => {
      for (const site of ['same-site', 'cross-site']) {
        const { status, error } = await admin.call(name, {
          cookie: cookieOf('owner'),
          headers: { 'sec-fetch-site': site },
        });
        expect([status, error.message]).toEqual([403, 'This request did not come from the admin']);
      }
    },
  );

  test('a page of the admin reads, and so does a typed address', async () => {
    for (const site of ['same-origin', 'none']) {
      const sent = { cookie: cookieOf('owner'), headers: { 'sec-fetch-site': site } };
      expect((await admin.call('getMe', sent)).status).toBe(200);
    }
  });

  const byRole = roles.flatMap((role) =>
    rows
      .filter(([, { permission }]) => permission && !isPermitted(role, permission))
      .map(([name]) => [role, name] as const),
  );
  test.each(byRole)('a %s may not: %s [guard admin.10]', async (role, name) => {
    const { status, error } = await admin.call(name, { cookie: cookieOf(role) });
    expect([status, error.message]).toEqual([403, 'Your role does not allow this']);
  });

  test.each(namesOf(({ access, setUp }) => access === 'staff' && !setUp))(
    'before a second factor is set up, one may not: %s [guard admin.16]',
    async (name) => {
      const { status, error } = await admin.call(name, { cookie: newcomer });
      expect([status, error.code]).toEqual([403, 'set-up-required']);
    },
  );

  // Runs last: it makes every member's proof expire.
  test.each(namesOf(({ stepUp }) => stepUp === true))(
    'ten minutes after the last proof, an owner may not: %s [guard admin.12]',
    async (name) => {
      const session = members.get('owner') as TestMember;
      const until = (await admin.call('getMe', { cookie: session.cookie })).body.provenUntil;
      now = Math.max(now, Date.parse(until ?? new Date(now).toISOString()));
      const { status, error } = await admin.call(name, { cookie: session.cookie });
      expect([status, error.code]).toEqual([403, 'step-up-required']);
    },
  );
});

describe('the shop', () => {
  test('accepts no session of staff, neither as cookie nor as bearer [guard admin.9]', async () => {
    const shop = await openTestShop('sqlite');
    const admin = openTestAdmin(shop);
    const { cookie } = await admin.addMember('owner');
    const token = cookie.slice('staff='.length);
    for (const sent of [{ headers: { cookie } }, { token }]) {
      expect((await shop.call('getCart', sent)).status).toBe(401);
    }
    await admin.close();
    await shop.close();
  });

  test('has no call of the admin, and the admin none of the shop', async () => {
    const shop = await openTestShop('sqlite');
    const admin = openTestAdmin(shop);
    // What both have by one path, such as `offers`, each answers with its own.
    const isOfShop = (row: { method: string; path: string }) =>
      Object.values(calls).some(({ method, path }) => method === row.method && path === row.path);
    for (const [, { method, path }] of rows.filter(([, row]) => row.access === 'staff' && !isOfShop(row))) {
      const answer = await shop.app.inject({ method, url: `/api/${path.replace(/:\w+/g, 'x')}` });
      expect(answer.statusCode, path).toBe(404);
    }
    for (const url of ['/api/product', '/api/user/cart', '/api/docs', '/healthz']) {
      expect((await admin.app.inject(url)).statusCode, url).toBe(404);
    }
    await admin.close();
    await shop.close();
  });
});
