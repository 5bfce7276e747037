// Offers as staff write, publish, end and copy them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { newToken } from '../../../../credentials/secret-tokens.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { getOffer } from './offers-admin.service.ts';
import { offerTerms, startOffer, writeOffer } from './testing.ts';

describe.each(testEngines)('an offer on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  const cookies = { owner: '', manager: '' };
  const start = Date.parse('2026-11-21T10:00:00.000Z');
  let now = start;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    for (const role of ['owner', 'manager'] as const) cookies[role] = (await admin.addMember(role)).cookie;
    await shop.addProduct({ price: 799 });
  });
  beforeEach(() => {
    now = start;
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const form = { terms: offerTerms(), code: null as string | null, basedOn: null as string | null };
  const save = (id: string, sent: Partial<typeof form> = {}) =>
    admin.call('saveOffer', { cookie: cookies.manager, params: { id }, body: { ...form, ...sent } });
  const read = async (id: string) => (await admin.call('getOffer', { cookie: cookies.manager, params: { id } })).body;
  const remove = (id: string) => admin.call('removeOffer', { cookie: cookies.manager, params: { id } });
  const publish = ({ id, draft }: { id: string; draft: string }, role: keyof typeof cookies = 'owner') =>
    admin.call('publishOffer', { cookie: cookies[role], params: { id }, body: { draft } });
  const end = (id: string) => admin.call('endOffer', { cookie: cookies.manager, params: { id } });
  const copy = (id: string) => admin.call('copyOffer', { cookie: cookies.manager, params: { id } });
  const logOf = async (id: string) =>
    (
      await shop.deps.db
        .selectFrom('audit_log')
        .select(['action', 'after'])
        .where('subject', '=', `offer ${id}`)
        .orderBy('id')
        .execute()
    ).map(({ action, after }) => [action, JSON.parse(after ?? 'null')]);

  describe('is a draft', () => {
    test('that may have problems, and each save is the one before with the changes', async () => {
      const id = newToken();
      const first = (await save(id, { terms: offerTerms({ how: 'code' }) })).body;
      expect(first).toMatchObject({ conflict: null, offer: { id, state: 'draft', code: null, uses: 0, spent: 0 } });
      expect(first.offer.problems).toEqual(['Please type a code, or make single-use codes.']);
      now += 1000;
      const terms = offerTerms({ how: 'code', title: 'Diwali' });
      const { offer } = (await save(id, { terms, code: ' diwali 10 ', basedOn: first.offer.draft })).body;
      expect(offer).toMatchObject({ terms, code: 'DIWALI10', problems: [], savedBy: { name: 'Meena' } });
      expect(offer.savedAt).toBe(new Date(now).toISOString());
      expect(await read(id)).toEqual(offer);
    });

    test('once, however often its first save arrives', async () => {
      const id = newToken();
      const answers = await Promise.all([save(id), save(id), save(id)]);
      expect(answers.map(({ body }) => body.conflict)).toEqual([null, null, null]);
      const { offers } = (await admin.call('listOffers', { cookie: cookies.manager })).body;
      expect(offers.filter((one) => one.id === id)).toHaveLength(1);
    });

    test('that stays as somebody saved it meanwhile, and the sentence names them and the time', async () => {
      const { id, draft } = await writeOffer(shop);
      now = start + 3600_000;
      const theirs = (await save(id, { terms: offerTerms({ title: 'Theirs' }), basedOn: draft })).body.offer;
      for (const basedOn of [draft, null]) {
        const { conflict, offer } = (await save(id, { terms: offerTerms({ title: 'Mine' }), basedOn })).body;
        expect(conflict).toContain('Meena saved this offer on 21 Nov 2026, 16:30');
        expect(offer).toEqual(theirs);
      }
      const { conflict } = (await save(id, { terms: offerTerms({ title: 'Theirs' }), code: 'MINE', basedOn: draft }))
        .body;
      expect(conflict).toContain('Meena saved');
      expect(await read(id)).toEqual(theirs);
    });

    test('that is deleted with its codes, and with an entry in the audit log', async () => {
      const { id, draft } = await writeOffer(shop, { how: 'code', title: 'Not this one' });
      await admin.call('makeCodes', { cookie: cookies.manager, params: { id }, body: { count: 2 } });
      expect((await remove(id)).status).toBe(204);
      expect((await save(id, { basedOn: draft })).error.message).toContain('Somebody may have deleted it');
      expect((await remove(id)).status).toBe(404);
      const { db } = shop.deps;
      expect(await db.selectFrom('offer_codes').selectAll().where('offer_id', '=', id).execute()).toEqual([]);
      const log = db.selectFrom('audit_log').select('before').where('action', '=', 'offers delete');
      expect(await log.executeTakeFirst()).toEqual({ before: '{"title":"Not this one"}' });
    });

    test.each([
      ['without a title', { title: ' ' }, 'Please say what shoppers read'],
      ['of 0 %', { gift: { kind: 'percent', percent: 0, upTo: null } }, 'From 1 to 100 %'],
      ['of 101 pieces', { from: { rupees: null, pieces: 101 } }, 'From 1 to 100 pieces'],
    ] as const)('and one %s is refused with a sentence', async (_what, changes, sentence) => {
      const id = newToken();
      const terms = { ...offerTerms(), ...changes } as OfferTerms;
      expect((await save(id, { terms })).error.message).toContain(sentence);
      expect((await admin.call('getOffer', { cookie: cookies.manager, params: { id } })).status).toBe(404);
    });

    test('for customers by their e-mail, however it was typed', async () => {
      const terms = offerTerms({ who: { kind: 'customers', emails: [' Asha@Example.com\u200B'] } });
      const { offer } = (await save(newToken(), { terms })).body;
      expect(offer).toMatchObject({ terms: { who: { emails: ['asha@example.com'] } }, problems: [] });
    });

    test('and a code of two letters, or with a hyphen, is refused', async () => {
      for (const code of ['AB', 'A-B-C']) expect((await save(newToken(), { code })).status).toBe(400);
    });
  });

  describe('is published', () => {
    test('as it was seen, and not changed, deleted or published otherwise from then on', async () => {
      const { id, draft } = await writeOffer(shop, { title: 'First' });
      const seen = (await save(id, { terms: offerTerms({ title: 'Second', label: 'Asha' }), basedOn: draft })).body
        .offer;
      const stale = await publish({ id, draft });
      expect([stale.status, stale.error.message]).toEqual([409, expect.stringContaining('Meena changed this offer')]);
      const published = (await publish(seen)).body;
      expect(published).toMatchObject({ state: 'running', publishedAt: new Date(now).toISOString(), problems: [] });
      expect((await publish(seen)).body).toEqual(published);
      const { conflict, offer } = (await save(id, { basedOn: seen.draft })).body;
      expect(conflict).toContain('was published on 21 Nov 2026');
      expect(offer).toEqual(published);
      expect((await remove(id)).error.message).toContain('cannot be deleted');
      expect(await logOf(id)).toEqual([['offers publish', { title: 'Second', label: 'Asha' }]]);
    });

    test('once, by two at once', async () => {
      const offer = await writeOffer(shop);
      const answers = await Promise.all([publish(offer), publish(offer)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await logOf(offer.id)).toHaveLength(1);
    });

    test('only after a fresh proof [guard admin.12]', async () => {
      const offer = await writeOffer(shop);
      now += 10 * 60_000;
      const { status, error } = await publish(offer);
      expect([status, error.code]).toEqual([403, 'step-up-required']);
      expect((await read(offer.id)).state).toBe('draft');
    });

    test('never with a problem', async () => {
      const offer = await writeOffer(shop, { how: 'code' });
      const { status, error } = await publish(offer);
      expect([status, error.message]).toEqual([400, 'Please type a code, or make single-use codes.']);
      expect((await read(offer.id)).state).toBe('draft');
    });

    test('by its owner where its budget is above what a manager may refund, or missing', async () => {
      const limits = (budget: number | null) => ({ uses: null, usesPerCustomer: null, budget });
      const small = await writeOffer(shop, { limits: limits(2000) });
      expect((await publish(small, 'manager')).body.state).toBe('running');
      const large = await writeOffer(shop, { limits: limits(2001) });
      const { status, error } = await publish(large, 'manager');
      expect([status, error.message]).toEqual([403, expect.stringContaining('up to Rs. 2,000')]);
      expect((await read(large.id)).state).toBe('draft');
      expect((await publish(large)).body.state).toBe('running');
      expect(await logOf(large.id)).toEqual([['offers publish', { title: '10 % off', budget: 2001 }]]);
      const unlimited = await writeOffer(shop, { limits: limits(null) });
      expect((await publish(unlimited, 'manager')).status).toBe(403);
      expect((await publish(unlimited)).body.state).toBe('running');
    });
  });

  test('is planned, runs and has ended by its times', async () => {
    const at = (hours: number) => new Date(start + hours * 3600_000).toISOString();
    const { id } = await startOffer(shop, { startsAt: at(1), endsAt: at(2) });
    const states: string[] = [];
    for (const hours of [0, 0.999, 1, 1.999, 2]) {
      now = start + hours * 3600_000;
      states.push((await read(id)).state);
    }
    expect(states).toEqual(['planned', 'planned', 'running', 'running', 'ended']);
    expect((await end(id)).body.endedAt).toBeNull();
  });

  describe('ends by a person', () => {
    test('once, with an entry in the audit log', async () => {
      const { id } = await startOffer(shop);
      const ended = (await end(id)).body;
      expect(ended).toMatchObject({ state: 'ended', endedAt: new Date(now).toISOString() });
      now += 1000;
      expect((await end(id)).body).toEqual(ended);
      const log = (await logOf(id)).filter(([action]) => action === 'offers end');
      expect(log).toEqual([['offers end', { title: '10 % off', uses: 0, spent: 0 }]]);
    });

    test('also before it begins, and not as a draft', async () => {
      const startsAt = new Date(now + 3600_000).toISOString();
      const { id } = await startOffer(shop, { startsAt });
      expect((await end(id)).body.state).toBe('ended');
      const draft = await writeOffer(shop);
      expect((await end(draft.id)).error.message).toContain('was not published');
    });
  });

  describe('has a code', () => {
    const codesOf = (code: string) =>
      shop.deps.db.selectFrom('offer_codes').selectAll().where('code', '=', code).execute();

    test('from when it is published, and nobody else while it runs', async () => {
      const one = await writeOffer(shop, { how: 'code', title: 'One' }, 'SHARED');
      const other = await writeOffer(shop, { how: 'code', title: 'Other' }, 'SHARED');
      expect([one.problems, other.problems]).toEqual([[], []]);
      expect(await codesOf('SHARED')).toEqual([]);
      await publish(one);
      expect(await codesOf('SHARED')).toEqual([{ code: 'SHARED', offer_id: one.id, max_uses: null, uses: 0 }]);
      expect((await read(one.id)).problems).toEqual([]);
      expect((await read(other.id)).problems).toEqual([expect.stringContaining('SHARED belongs to the offer “One”')]);
      expect((await publish(other)).error.message).toContain('belongs to the offer “One”');
    });

    test('of an offer that has ended, which keeps its name on its page', async () => {
      const before = await startOffer(shop, {}, 'YEARLY');
      await shop.deps.db.updateTable('offer_codes').set({ uses: 3 }).where('code', '=', 'YEARLY').execute();
      await end(before.id);
      const after = await startOffer(shop, {}, 'YEARLY');
      expect(await codesOf('YEARLY')).toEqual([{ code: 'YEARLY', offer_id: after.id, max_uses: null, uses: 0 }]);
      expect((await read(before.id)).code).toBe('YEARLY');
    });

    test('of two that are published at once, one has it', async () => {
      const offers = await Promise.all([1, 2].map(() => writeOffer(shop, { how: 'code' }, 'RACE')));
      const answers = await Promise.all(offers.map((offer) => publish(offer)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await codesOf('RACE')).toHaveLength(1);
      const states = await Promise.all(offers.map(async ({ id }) => (await read(id)).state));
      expect(states.toSorted()).toEqual(['draft', 'running']);
    });

    test('and none if it works by itself, whatever was made before', async () => {
      const { id, draft } = await writeOffer(shop, { how: 'code' }, 'NOTNEEDED');
      await admin.call('makeCodes', { cookie: cookies.manager, params: { id }, body: { count: 3 } });
      const saved = (await save(id, { code: 'NOTNEEDED', basedOn: draft })).body.offer;
      expect((await publish(saved)).body).toMatchObject({ state: 'running', singleUseCodes: { made: 0, used: 0 } });
      expect(await codesOf('NOTNEEDED')).toEqual([]);
    });
  });

  test('on a price near the limit of the lower tax tells a registered seller what that leaves', async () => {
    const { deps } = shop;
    const { id: tee } = await shop.addProduct({ price: 2700 });
    const { id } = await writeOffer(shop, { on: { products: [tee], collections: [], categories: [] } });
    expect((await read(id)).notes).toEqual([]);
    const seller = (isComposition: boolean) => {
      const { tax, ...rest } = deps.settings.current();
      const current = () => ({ ...rest, gstin: '33ABCDE1234F1Z7', tax: { ...tax, isComposition } });
      return { ...deps, settings: { ...deps.settings, current } };
    };
    expect((await getOffer(seller(false), id)).notes).toEqual([expect.stringContaining('leaves you Rs. 26.14 more')]);
    expect((await getOffer(seller(true), id)).notes).toEqual([]);
  });

  test('is copied as a draft of its own, without single-use codes', async () => {
    const terms = { title: 'Again', label: 'Asha' };
    const { id } = await startOffer(shop, terms, 'AGAIN');
    await admin.call('makeCodes', { cookie: cookies.manager, params: { id }, body: { count: 3 } });
    const made = (await copy(id)).body;
    expect(made).toMatchObject({ state: 'draft', code: 'AGAIN', terms, singleUseCodes: { made: 0 }, uses: 0 });
    expect(made.problems).toEqual([expect.stringContaining('“Again”')]);
    expect(made.id).not.toBe(id);
    expect((await logOf(id)).at(-1)).toEqual(['offers copy', { title: 'Again' }]);
    expect((await copy(newToken())).status).toBe(404);
  });

  test('is listed with those that have ended below the others, the newest first', async () => {
    now = start + 4 * 3600_000;
    const older = await startOffer(shop);
    now += 1000;
    const newer = await startOffer(shop);
    now += 1000;
    const draft = await writeOffer(shop);
    await end(newer.id);
    const { offers } = (await admin.call('listOffers', { cookie: cookies.manager })).body;
    const ids = offers.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([draft.id, older.id]);
    const firstEnded = offers.findIndex(({ state }) => state === 'ended');
    expect(offers[firstEnded]?.id).toBe(newer.id);
    expect(offers.slice(firstEnded).every(({ state }) => state === 'ended')).toBe(true);
  });
});
