import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordChange } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { findPricedProduct, listProductsByIds, requireProduct } from './products.service.ts';

describe.each(testEngines)('the catalogue on %s', (engine) => {
  let shop: TestShop;
  const list = (query: Record<string, string | number> = {}) => shop.call('listProducts', { query });
  const titles = async (query: Record<string, string | number> = {}) =>
    (await list(query)).body.map(({ title }) => title);
  const get = (url: string) => shop.app.inject({ method: 'GET', url: `/api/${url}` });
  const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;

  async function addFour() {
    await shop.addProduct({
      id: 'warli',
      title: 'Warli Village Tee',
      price: 799,
      created_at: day(1),
      tags: ['popular', 'craft'],
    });
    await shop.addProduct({
      id: 'monsoon',
      title: 'monsoon Waves',
      brand: 'Aasmaan',
      category: 'Oversized',
      price: 1299,
      created_at: day(4),
      colors: ['Navy'],
    });
    await shop.addProduct({
      id: 'ajrakh',
      title: 'Ajrakh Star',
      brand: 'Aasmaan',
      price: 999,
      created_at: day(3),
      tags: ['pop', 'POP'],
    });
    await shop.addProduct({
      id: 'eclair',
      title: 'Éclair',
      category: 'Oversized',
      price: 499,
      created_at: day(2),
      tags: ['Popular'],
    });
  }

  /** One shop shared by tests that only read. */
  function readsOnly(): void {
    beforeAll(open);
    beforeAll(addFour);
    afterAll(() => shop.close());
  }
  /** A new shop for each test. */
  function changes(): void {
    beforeEach(open);
    afterEach(() => shop.close());
  }
  async function open(): Promise<void> {
    shop = await openTestShop(engine);
  }

  describe('a list', () => {
    readsOnly();

    it('is newest first, complete, and has the total [spec entity.4]', async () => {
      const { body, headers } = await list();
      expect(body.map(({ _id }) => _id)).toEqual(['monsoon', 'ajrakh', 'eclair', 'warli']);
      expect(headers['x-total-count']).toBe('4');
      expect(body[3]).toMatchObject({
        _id: 'warli',
        title: 'Warli Village Tee',
        brand: 'Dhaaga',
        price: 799,
        totalrating: 0,
        ratingsCount: 0,
        images: [],
        category: 'Classic',
        tags: 'popular,craft',
        description: '<p>Cotton.</p>',
        color: [{ title: 'Maroon' }, { title: 'Navy' }],
        ratings: [],
        createdAt: day(1),
      });
    });

    it.each([
      ['title', ['Ajrakh Star', 'Éclair', 'monsoon Waves', 'Warli Village Tee']],
      ['-title', ['Warli Village Tee', 'monsoon Waves', 'Éclair', 'Ajrakh Star']],
      ['price', ['Éclair', 'Warli Village Tee', 'Ajrakh Star', 'monsoon Waves']],
      ['-price', ['monsoon Waves', 'Ajrakh Star', 'Warli Village Tee', 'Éclair']],
      ['createdAt', ['Warli Village Tee', 'Éclair', 'Ajrakh Star', 'monsoon Waves']],
      ['-createdAt', ['monsoon Waves', 'Ajrakh Star', 'Éclair', 'Warli Village Tee']],
    ])('is sorted by %s [spec call.3 limit.4]', async (sort, expected) => {
      expect(await titles({ sort })).toEqual(expected);
    });

    it.each([
      ['one brand, whatever its letter case', { brand: 'aasMAAN' }, ['monsoon Waves', 'Ajrakh Star']],
      ['the whole name of a brand only', { brand: 'Aasma' }, []],
      ['all of several tags, however they are spaced', { tags: ' craft ,Popular,,popular' }, ['Warli Village Tee']],
      ['no product that lacks one of the tags', { tags: 'pop,nowhere' }, []],
      [
        'everything when no tag is named',
        { tags: ' , ' },
        ['monsoon Waves', 'Ajrakh Star', 'Éclair', 'Warli Village Tee'],
      ],
      ['one category', { category: 'oversized' }, ['monsoon Waves', 'Éclair']],
      ['one whole tag, whatever its letter case', { tags: 'POPULAR' }, ['Éclair', 'Warli Village Tee']],
      ['a price from', { 'price[gte]': 999 }, ['monsoon Waves', 'Ajrakh Star']],
      ['a price up to', { 'price[lte]': '799' }, ['Éclair', 'Warli Village Tee']],
      [
        'a price up to more than any',
        { 'price[lte]': '9007199254740991' },
        ['monsoon Waves', 'Ajrakh Star', 'Éclair', 'Warli Village Tee'],
      ],
      ['a price from more than any', { minPrice: 2 ** 31 }, []],
      [
        'a price from below nothing',
        { 'price[gte]': '-1', minPrice: '-0.5' },
        ['monsoon Waves', 'Ajrakh Star', 'Éclair', 'Warli Village Tee'],
      ],
      ['a price up to below nothing', { 'price[lte]': '-1' }, []],
      ['a price from, rounded up', { 'price[gte]': '998.01' }, ['monsoon Waves', 'Ajrakh Star']],
      ['no price below a fraction', { minPrice: '999.01' }, ['monsoon Waves']],
      ['a price up to, rounded down', { maxPrice: '799.99' }, ['Éclair', 'Warli Village Tee']],
      ['no price above a fraction', { 'price[lte]': '798.99' }, ['Éclair']],
      ['a price between', { 'price[gte]': 799, 'price[lte]': 999 }, ['Ajrakh Star', 'Warli Village Tee']],
      ['a price between, by its other names', { minPrice: 799, maxPrice: 999 }, ['Ajrakh Star', 'Warli Village Tee']],
      ['several things at once', { category: 'Oversized', tags: 'popular', maxPrice: 500 }, ['Éclair']],
      [
        'everything when asked for nothing',
        { brand: '', sort: '', minPrice: '' },
        ['monsoon Waves', 'Ajrakh Star', 'Éclair', 'Warli Village Tee'],
      ],
      [
        'what it knows, whatever else is asked',
        { colour: 'red', 'price[gt]': 1 },
        ['monsoon Waves', 'Ajrakh Star', 'Éclair', 'Warli Village Tee'],
      ],
    ])('holds %s [spec call.3]', async (_what, query, expected) => {
      const { body, headers } = await list(query);
      expect(body.map(({ title }) => title)).toEqual(expected);
      expect(headers['x-total-count']).toBe(String(expected.length));
    });

    it.each(['product?price[gte]=1000&', 'product/?&&price%5Bgte%5D=1000', 'PRODUCT?minPrice=1000&brand='])(
      'understands %s [spec call.3]',
      async (url) => {
        expect((await get(url)).json()).toMatchObject([{ _id: 'monsoon' }]);
      },
    );

    it("accepts a product's tags as they are shown", async () => {
      const { tags } = (await shop.call('getProduct', { params: { id: 'warli' } })).body;
      expect((await list({ tags })).body.map(({ _id }) => _id)).toEqual(['warli']);
    });

    it('accepts as many tags as an address can hold', async () => {
      const tags = Array.from({ length: 1600 }, (_, number) => number.toString(36)).join(',');
      expect((await get(`product?tags=${tags}`)).json()).toEqual([]);
    });

    it('is not confused with a list requested before', async () => {
      const asked = {
        'tags=popular': ['eclair', 'warli'],
        'tags=popular&tags=craft': ['warli'],
        'tags=craft&tags=popular': ['warli'],
        'tags=popular,craft': ['warli'],
        'tags=nowhere&tags=popular': [],
        'tags=popular&q=': ['eclair', 'warli'],
        'tags=popular&q=warli': ['warli'],
        'tags=popular&minPrice=500.5': ['warli'],
        'tags=popular&maxPrice=500.5': ['eclair'],
      };
      for (const _time of ['made', 'kept']) {
        for (const [query, ids] of Object.entries(asked)) {
          const answer = (await get(`product?${query}`)).json() as { _id: string }[];
          expect([query, ...answer.map(({ _id }) => _id)]).toEqual([query, ...ids]);
        }
      }
    });

    it('comes in consecutive pages, each with the total', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => list({ limit: 3, page, sort: 'price' })));
      expect(pages.map(({ body }) => body.map(({ _id }) => _id))).toEqual([
        ['eclair', 'warli', 'ajrakh'],
        ['monsoon'],
        [],
      ]);
      expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['4', '4', '4']);
    });

    it('starts with its first page, and counts only what matches', async () => {
      const { body, headers } = await list({ limit: 1, brand: 'Aasmaan' });
      expect(body.map(({ _id }) => _id)).toEqual(['monsoon']);
      expect(headers['x-total-count']).toBe('2');
    });

    it('has only the requested fields, always the id, never unknown names', async () => {
      const { body } = await list({ fields: 'title, nonsense,price,constructor', limit: 1 });
      expect(body).toEqual([{ _id: 'monsoon', title: 'monsoon Waves', price: 1299 }]);
      expect((await list({ fields: 'tags,color,totalrating', sort: 'createdAt' })).body[0]).toEqual({
        _id: 'warli',
        tags: 'popular,craft',
        color: [expect.objectContaining({ title: 'Maroon' }), expect.objectContaining({ title: 'Navy' })],
        totalrating: 0,
      });
    });

    it.each([
      ['sort', 'rating'],
      ['sort', 'title,price'],
      ['price[gte]', 'cheap'],
      ['price[lte]', '-'],
      ['minPrice', '12.'],
      ['maxPrice', '1e3'],
      ['maxPrice', '9007199254740993'],
      ['price', '500'],
      ['limit', '0'],
      ['limit', '1001'],
      ['page', '0'],
      ['page', 'two'],
    ])('refuses a %s of %s', async (name, value) => {
      const refused = await list({ [name]: value });
      expect(refused.status).toBe(400);
      expect(refused.error).toMatchObject({ code: 'invalid' });
    });

    it('is safe from SQL injection', async () => {
      expect((await list({ brand: "' or 1=1 --" })).body).toEqual([]);
      expect((await list({ q: "'; drop table products; --" })).status).toBe(200);
      expect((await list()).body).toHaveLength(4);
    });
  });

  describe('a search', () => {
    readsOnly();
    const found = async (q: string, query: Record<string, string | number> = {}) =>
      (await list({ q, ...query })).body.map(({ _id }) => _id);

    it.each([
      ['a word of the title', 'village', ['warli']],
      ['any letter case', 'VILLAGE warli', ['warli']],
      ['the start of a word', 'vill', ['warli']],
      ['a slip of the finger', 'vilage', ['warli']],
      ['a brand', 'aasmaan', ['ajrakh', 'monsoon']],
      ['a category', 'oversized', ['eclair', 'monsoon']],
      ['a tag', 'craft', ['warli']],
      ['a colour', 'maroon', ['ajrakh', 'eclair', 'warli']],
      ['words from several fields', 'navy waves', ['monsoon']],
      ['words beside the one for all that is sold', 'navy waves t-shirt', ['monsoon']],
      ['a letter without its accent', 'eclair', ['eclair']],
      ['nothing of the kind', 'zzzzzz', []],
      ['signs only', '!!!', []],
      ['a word said many times', 'warli '.repeat(30), ['warli']],
      ['the start of what somebody pastes', 'warli '.repeat(1000), ['warli']],
      ['no more than its first eight words', 'w wa war warl warli v vi vil zzzzzz', ['warli']],
      ['words of which one is nowhere', 'warli zzzzzz', ['warli']],
    ])('finds by %s', async (_what, q, expected) => {
      expect((await found(q)).toSorted()).toEqual(expected);
    });

    it.each(['tee', 'tshirt', 't-shirt', 'T shirt', 'tee shirt', 'Tees', 't-shirts', 't-sh', 'shirt'])(
      'knows that %s means the same thing',
      async (q) => {
        // Other T-shirts follow, whose titles do not have the word.
        expect((await found(q))[0]).toBe('warli');
        expect(await found(`warli ${q}`)).toEqual(['warli']);
      },
    );

    it('combines with filters and pages, and counts every match', async () => {
      expect(await found('navy', { brand: 'aasmaan', sort: 'price' })).toEqual(['ajrakh', 'monsoon']);
      const { body, headers } = await list({ q: 'navy', sort: 'price', limit: 1, page: 2 });
      expect(body.map(({ _id }) => _id)).toEqual(['warli']);
      expect(headers['x-total-count']).toBe('4');
      expect(await found('navy', { limit: 10, page: 9 })).toEqual([]);
    });

    it('is ignored when it is blank', async () => {
      expect(await found('   ')).toHaveLength(4);
    });
  });

  describe('one product', () => {
    changes();
    beforeEach(addFour);
    const put = (product_id: string, star: number, created_at: string, id: string) =>
      shop.deps.db
        .insertInto('reviews')
        .values({ id, product_id, customer_id: null, star, comment: id, created_at })
        .execute();

    it('has its colours in order, its pictures in order, and its reviews newest first [spec entity.4 call.4]', async () => {
      await put('warli', 5, day(1), 'first');
      await put('warli', 4, day(3), 'third');
      await put('warli', 4, day(2), 'second');
      const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: 'x-800.jpg' }]);
      await shop.deps.db
        .insertInto('pictures')
        .values({ id: 'x', width: 800, height: 810, color: '#7a1f2b', variants })
        .execute();
      for (const [position, alt] of [
        [1, 'Back'],
        [0, 'Front'],
      ] as const) {
        await shop.deps.db
          .insertInto('product_pictures')
          .values({ product_id: 'warli', picture_id: 'x', position, alt })
          .execute();
      }
      const { body } = await shop.call('getProduct', { params: { id: 'warli' } });
      expect(body.ratings.map(({ _id, star }) => [_id, star])).toEqual([
        ['third', 4],
        ['second', 4],
        ['first', 5],
      ]);
      expect(body).toMatchObject({ totalrating: 4.3, ratingsCount: 3 });
      expect(body.images.map(({ alt, url }) => [alt, url])).toEqual([
        ['Front', '/images/x-800.jpg'],
        ['Back', '/images/x-800.jpg'],
      ]);
      expect(body.color.map(({ title }) => title)).toEqual(['Maroon', 'Navy']);
      const listed = (await list({ fields: 'images', pictures: 1 })).body;
      expect(listed.find(({ _id }) => _id === 'warli')?.images?.map(({ alt }) => alt)).toEqual(['Front']);
    });

    it('has a second picture of the colour of the first in a list, or none', async () => {
      const { db } = shop.deps;
      const [maroon = '', navy = ''] = (await shop.call('getProduct', { params: { id: 'warli' } })).body.color.map(
        ({ _id }) => _id,
      );
      const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: 'y-800.jpg' }]);
      const shown = async (colors: readonly (string | null)[], pictures: number, q?: string) => {
        await db.deleteFrom('product_pictures').where('product_id', '=', 'warli').execute();
        for (const [position, color_id] of colors.entries()) {
          const id = `y-${position}`;
          await db
            .insertInto('pictures')
            .values({ id, width: 800, height: 810, color: '#7a1f2b', variants })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await db
            .insertInto('product_pictures')
            .values({ product_id: 'warli', picture_id: id, position, alt: String(position), color_id })
            .execute();
        }
        shop.deps.changes.publish(await recordChange(db, { data: 'catalog' }));
        const { body } = await list({ fields: 'images', pictures, ...(q && { q }) });
        return body.find(({ _id }) => _id === 'warli')?.images?.map(({ alt }) => alt);
      };
      expect(await shown([maroon, navy, maroon], 2)).toEqual(['0', '2']);
      expect(await shown([maroon, navy, null], 2)).toEqual(['0', '2']);
      expect(await shown([maroon, navy, null, maroon], 2)).toEqual(['0', '3']);
      expect(await shown([maroon, navy], 2)).toEqual(['0']);
      expect(await shown([null, navy, null], 2)).toEqual(['0', '2']);
      expect(await shown([maroon, null, maroon], 2)).toEqual(['0', '1']);
      expect(await shown([maroon, navy, maroon], 3)).toEqual(['0', '2', '1']);
      expect(await shown([maroon, navy, maroon, navy], 2, 'warli navy')).toEqual(['1', '3']);
    });

    it('is not found under an unknown id', async () => {
      const refused = await shop.call('getProduct', { params: { id: 'no-such-tee' } });
      expect([refused.status, refused.error.code]).toEqual([404, 'not-found']);
      await expect(requireProduct(shop.deps.db, 'no-such-tee')).rejects.toMatchObject({ code: 'not-found' });
      await expect(requireProduct(shop.deps.db, 'warli')).resolves.toBeUndefined();
    });

    it('tells other modules its price and its colours', async () => {
      const priced = await findPricedProduct(shop.deps.db, 'warli');
      expect(priced).toMatchObject({ id: 'warli', title: 'Warli Village Tee', price: 799 });
      expect(priced?.colors.map(({ title }) => title)).toEqual(['Maroon', 'Navy']);
      await shop.deps.db.deleteFrom('product_colors').where('product_id', '=', 'warli').execute();
      expect((await findPricedProduct(shop.deps.db, 'warli'))?.colors).toEqual([]);
      expect(await findPricedProduct(shop.deps.db, 'no-such-tee')).toBeUndefined();
    });
  });

  describe('a catalogue that changes', () => {
    changes();
    const found = async (q: string, query: Record<string, string> = {}) =>
      (await list({ q, ...query })).body.map(({ _id }) => _id);

    it('filters by country of origin once a product is imported, and not before', async () => {
      await addFour();
      await shop.addProduct({ id: 'own', title: 'Own', origin: 'Tiruppur, India' });
      await shop.addProduct({ id: 'town', title: 'Town', origin: 'Tiruppur' });
      await shop.addProduct({ id: 'village', title: 'Village', origin: 'Palladam' });
      await shop.addProduct({ id: 'state', title: 'State', origin: 'Made in Tamil Nadu' });
      const before = await Promise.all([get('product'), get('collection')]);
      const texts = before.map(({ body }) => body);
      expect(texts[1]).not.toContain('origins');
      expect((await get('product?origin=China')).body).toBe(texts[0]);
      await shop.addProduct({ id: 'silk', title: 'Silk', origin: 'Made in China.' });
      await shop.addProduct({ id: 'linen', title: 'Linen', origin: 'china' });
      await shop.addProduct({ id: 'gone', title: 'Gone', origin: 'Peru', status: 'archived' });
      await shop.deps.db
        .transaction()
        .execute((trx) => recordChange(trx, { data: 'catalog' }))
        .then(shop.deps.changes.publish);
      expect((await shop.call('listCollections')).body.origins).toEqual(['China', 'India']);
      const imported = await list({ origin: 'CHINA', limit: 1, sort: 'title' });
      expect([imported.body.map(({ _id }) => _id), imported.headers['x-total-count']]).toEqual([['linen'], '2']);
      expect((await list({ origin: 'India' })).body).toHaveLength(8);
      expect(await titles({ origin: 'India', q: 'silk' })).toEqual([]);
      expect(await titles({ origin: 'Peru' })).toEqual([]);
    });

    it('sorts equal titles and equal times by id, so that pages never repeat a product', async () => {
      for (const id of ['c', 'a', 'd', 'b'])
        await shop.addProduct({ id, title: 'Same', price: 500, created_at: day(1) });
      for (const sort of ['title', 'price', 'createdAt']) {
        const pages = await Promise.all([1, 2].map((page) => list({ sort, limit: 2, page })));
        expect(pages.flatMap(({ body }) => body.map(({ _id }) => _id))).toEqual(['a', 'b', 'c', 'd']);
      }
    });

    it("sorts awkward titles in the reader's order, alike on every engine", async () => {
      const awkward = [
        'zari',
        'Zari Border',
        'Ångström',
        'angel',
        'Æther',
        'af',
        '10 Rupees',
        '9 Yards',
        '"Quoted"',
        '_underscore',
        'a-b',
        'ab',
        'A b',
        'खादी',
        'काला',
        'தமிழ்',
        '₹ Rupee',
        '🐘 Haathi',
        'café',
        'Cafe',
        'cafz',
        'Straße',
        'strasse b',
        'Łódź',
      ];
      for (const [index, title] of awkward.entries())
        await shop.addProduct({ id: `tee-${index}`, title, colors: ['Navy'] });
      const reader = new Intl.Collator('en-IN', { sensitivity: 'accent', numeric: false });
      const expected = awkward.toSorted(reader.compare);
      expect(await titles({ sort: 'title' })).toEqual(expected);
      expect(await titles({ sort: '-title' })).toEqual(expected.toReversed());
    });

    it('takes the same few statements for any length', async () => {
      let statements = 0;
      const counting = {
        ...shop.deps,
        db: shop.deps.db.withPlugin({
          transformQuery: ({ node }) => (statements++, node),
          transformResult: async ({ result }) => result,
        }),
      };
      const ids: string[] = [];
      const count = async () => {
        statements = 0;
        await listProductsByIds(counting, ids);
        return statements;
      };
      ids.push((await shop.addProduct({ tags: ['a'] })).id);
      expect(await count()).toBe(6);
      for (let added = 0; added < 20; added++) ids.push((await shop.addProduct({ tags: ['a', 'b'] })).id);
      expect(await count()).toBe(6);
    });

    it('puts the best match first, unless a sort is asked for', async () => {
      await addFour();
      await shop.addProduct({ id: 'newer', title: 'Plain Tee', created_at: day(9), tags: ['warli'] });
      shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
      expect(await found('warli')).toEqual(['warli', 'newer']);
      expect(await found('warli', { sort: '-createdAt' })).toEqual(['newer', 'warli']);
    });

    it('finds a product as soon as the catalogue has changed', async () => {
      expect(await found('kalamkari')).toEqual([]);
      await shop.addProduct({ id: 'kalamkari', title: 'Kalamkari Peacock' });
      shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
      expect(await found('kalamkari')).toEqual(['kalamkari']);
    });

    it('compares letters outside A to Z exactly in filters', async () => {
      await shop.addProduct({ id: 'cafe', brand: 'CAFÉ Ñandú', category: 'कुर्ता', tags: ['Été'] });
      const asked = [
        ['brand', 'CAFÉ Ñandú'],
        ['brand', 'cafÉ ÑANDú'],
        ['category', 'कुर्ता'],
        ['tags', 'ÉTé'],
      ] as const;
      for (const [name, value] of asked) {
        expect((await list({ [name]: value })).body.map(({ _id }) => _id)).toEqual(['cafe']);
      }
    });

    it('lists every colour [spec entity.6 call.23]', async () => {
      await shop.addProduct({ colors: ['Navy', 'Maroon'] });
      const { body } = await shop.call('listColors');
      expect(body.map(({ title }) => title)).toEqual(['Maroon', 'Navy']);
    });

    it('lists every category once, in alphabetical order [spec store.4]', async () => {
      for (const category of ['Polo', 'crop', 'Polo', 'Élan']) await shop.addProduct({ category });
      expect((await shop.call('listCategories')).body).toEqual(['crop', 'Élan', 'Polo']);
    });

    it('lists categories and brands with the front picture of their newest product', async () => {
      await shop.addProduct({ id: 'old', category: 'Polo', brand: 'Roz', created_at: '2026-01-01T00:00:00.000Z' });
      await shop.addProduct({ id: 'new', category: 'Polo', brand: 'Gully', created_at: '2026-02-01T00:00:00.000Z' });
      const { categories, brands } = (await shop.call('listCollections')).body;
      const [newest, oldest] = (await list({})).body.map(({ images }) => images?.[0]);
      expect(categories).toEqual([{ title: 'Polo', picture: newest }]);
      expect(brands).toEqual([
        { title: 'Gully', picture: newest },
        { title: 'Roz', picture: oldest },
      ]);
    });

    it('has the new total on each page after a change of the catalogue', async () => {
      const total = async () => Number((await list({ limit: 1, category: 'Polo' })).headers['x-total-count']);
      await shop.addProduct({ category: 'Polo' });
      expect(await total()).toBe(1);
      await shop.addProduct({ category: 'Polo' });
      shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
      expect(await total()).toBe(2);
    });

    it('is complete at any length', async () => {
      const many = Array.from({ length: 2100 }, (_, index) => ({
        id: `tee-${index}`,
        title: 'Tee',
        title_sort_key: '',
        brand: 'Dhaaga',
        category: 'Classic',
        price: 499,
        description: '',
        created_at: '2026-01-01T00:00:00.000Z',
      }));
      await shop.deps.db.insertInto('products').values(many).execute();
      const tags = many.map(({ id }) => ({ product_id: id, tag: id, position: 0 }));
      await shop.deps.db.insertInto('product_tags').values(tags).execute();
      const { body } = await list();
      expect(new Set(body.map(({ tags: own }) => own))).toEqual(new Set(many.map(({ id }) => id)));
    });

    it('may be empty', async () => {
      expect((await list()).body).toEqual([]);
      expect((await list({ limit: 5 })).headers['x-total-count']).toBe('0');
      expect((await list({ q: 'tee' })).body).toEqual([]);
      expect((await shop.call('listColors')).body).toEqual([]);
    });
  });
});
