import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { createChanges, recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { type TestDatabase, openTestDatabase, testEngines } from '../../../database/testing.ts';
import { type ProductParts, productParts } from './product-parts.service.ts';

const config = loadConfig({});

describe.each(testEngines)('what belongs to products, on %s', (engine) => {
  let database: TestDatabase;
  let db: Database;
  let parts: ProductParts;
  let changes: ReturnType<typeof createChanges>;
  let statements: number;
  /** Runs once, after the next rows were read and before anybody has seen them. */
  let onRead: (() => Promise<void>) | undefined;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    changes = createChanges();
    [statements, onRead] = [0, undefined];
    db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1;
        const work = onRead;
        onRead = undefined;
        await work?.();
        return result;
      },
    });
    parts = productParts({ db, changes, config });
    const row = { brand: '', category: '', price: 1, description: '', created_at: '', title_sort_key: '' };
    await database.db
      .insertInto('products')
      .values({ ...row, id: 'warli', title: 'Warli' })
      .execute();
    await addTag('soft', 0);
  });
  afterEach(() => database.close());

  const addTag = (tag: string, position: number) =>
    database.db.insertInto('product_tags').values({ product_id: 'warli', tag, position }).execute();
  const change = async (productId?: string) =>
    changes.publish(await recordChange(database.db, { data: 'catalog', ...(productId ? { productId } : {}) }));
  const tags = async () => (await parts.tags(['warli'])).get('warli');

  it('is read once for all callers with the same database', async () => {
    expect(await tags()).toEqual(['soft']);
    expect((await productParts({ db, changes, config }).tags(['warli', 'none'])).get('warli')).toEqual(['soft']);
    expect((await parts.tags(['none', 'warli'])).get('none')).toEqual([]);
    expect(statements).toBe(2);
  });

  it('is read again after a change of the catalogue, but not after a review', async () => {
    await tags();
    await addTag('new', 1);
    await change('warli');
    expect(await tags()).toEqual(['soft']);
    await change();
    expect(await tags()).toEqual(['soft', 'new']);
  });

  it('has the rating read again after a review', async () => {
    const rating = async () => (await parts.ratings(['warli'])).get('warli');
    const review = (id: string, star: number) => ({
      id,
      product_id: 'warli',
      customer_id: null,
      star,
      comment: '',
      created_at: '',
    });
    const rate = (id: string, star: number) => database.db.insertInto('reviews').values(review(id, star)).execute();
    expect(await rating()).toEqual([]);
    await rate('first', 5);
    expect(await rating()).toEqual([]);
    await change('warli');
    expect(await rating()).toMatchObject([{ reviews: 1, stars: 5 }]);
    await rate('second', 2);
    await change('warli');
    expect(await rating()).toMatchObject([{ reviews: 2, stars: 7 }]);
  });

  it('is not kept when the catalogue changes while it is read', async () => {
    onRead = async () => {
      await addTag('new', 1);
      await change();
    };
    expect(await tags()).toEqual(['soft']);
    expect(await tags()).toEqual(['soft', 'new']);
  });

  it('is cached for 500 products at most', async () => {
    const many = (from: number) => Array.from({ length: 300 }, (_, index) => `tee-${from + index}`);
    await tags();
    await parts.tags(many(0));
    await tags();
    expect(statements).toBe(2);
    await parts.tags(many(300));
    await tags();
    expect(statements).toBe(4);
  });
});
