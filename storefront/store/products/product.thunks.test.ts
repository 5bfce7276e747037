import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFilters } from '@taana-baana/contract/product-filters.ts';
import { fetchCategories, fetchPopularProducts, fetchProducts } from './product.thunks.ts';
import { rateProduct } from './review.thunks.ts';
import { fetchSearchMatches } from './search.thunks.ts';
import { setUp, type Answer } from '../testing.ts';

describe('product list', () => {
  const products = (...ids: string[]) => ids.map((_id) => ({ _id, title: _id, images: [] }));
  const fields =
    'fields=_id,title,brand,price,totalrating,ratingsCount,images,color,category,createdAt,isSoldOut,mrp,regularPrice&pictures=2';

  it('a stale answer never overwrites a newer one [spec store.19]', async () => {
    let answerSlowly: (answer: Answer) => void = () => {};
    const slow = new Promise<Answer>((resolve) => {
      answerSlowly = resolve;
    });
    const { store } = setUp({
      [`GET /api/product?category=Polo&limit=24&page=1&${fields}`]: () => slow,
      [`GET /api/product?category=Crop&limit=24&page=1&${fields}`]: {
        body: products('crop'),
        headers: { 'x-total-count': '1' },
      },
    });
    const first = store.dispatch(fetchProducts({ filters: { category: 'Polo' }, page: 1 }));
    await store.dispatch(fetchProducts({ filters: { category: 'Crop' }, page: 1 }));
    answerSlowly({ body: products('polo') });
    await first;
    expect(store.getState().product.list).toMatchObject({ total: 1, filters: { category: 'Crop' } });
    expect(store.getState().product.list.products.map(({ _id }) => _id)).toEqual(['crop']);
  });

  it('marks what is new only where that is less than half', async () => {
    const marked = async (ages: readonly number[]) => {
      const body = products(...ages.map(String)).map((one, index) => ({
        ...one,
        createdAt: new Date(Date.now() - (ages[index] ?? 0) * 24 * 3600_000).toISOString(),
      }));
      const { store } = setUp({ [`GET /api/product?limit=24&page=1&${fields}`]: { body } });
      await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
      return store.getState().product.list.products.filter(({ isNew }) => isNew).length;
    };
    expect(await marked([0, 400, 400])).toBe(1);
    expect(await marked([0, 0, 400, 400])).toBe(0);
    expect(await marked([0, 0, 0])).toBe(0);
  });

  it('the next page is appended', async () => {
    const { store, sent } = setUp({
      [`GET /api/product?limit=24&page=1&${fields}`]: { body: products('a', 'b'), headers: { 'x-total-count': '3' } },
      [`GET /api/product?limit=24&page=2&${fields}`]: { body: products('c'), headers: { 'x-total-count': '3' } },
    });
    await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    await store.dispatch(fetchProducts({ filters: {}, page: 2 }));
    await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    expect(sent).toHaveLength(2);
    expect(store.getState().product.list.products.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
    expect(store.getState().product.message).toBe('Product Fetched Successfully');
  });
});

describe('a change of the filters', () => {
  it.each([
    ['sort=price', 'sort=price'],
    ['tag=warli', 'tags=warli'],
    ['brand=Karkhana', 'brand=Karkhana'],
    ['category=Polo', 'category=Polo'],
    ['minPrice=500', 'price[gte]=500'],
    ['maxPrice=900', 'price[lte]=900'],
  ])('%s fetches the list again, with %s [spec store.13-18]', async (address, query) => {
    const { store, sent } = setUp();
    await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    await store.dispatch(fetchProducts({ filters: readFilters(new URLSearchParams(address)), page: 1 }));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain(query);
  });
});

describe('the small lists', () => {
  it("the popular ones are those with the tag 'popular' [spec product.20]", async () => {
    const { store, sent } = setUp();
    await store.dispatch(fetchPopularProducts());
    expect(sent[0]).toContain('tags=popular');
  });

  it('categories are those of the whole catalogue [spec store.4]', async () => {
    const { store } = setUp({ 'GET /api/category': { body: ['Crop', 'Polo'] } });
    await store.dispatch(fetchCategories());
    expect(store.getState().product.categories).toEqual(['Crop', 'Polo']);
  });
});

describe('the search box', () => {
  it('asks for the first products that match, with picture and price, and for how many there are', async () => {
    const tee = { _id: 'tee', title: 'Warli Village Tee', price: 799, images: [] };
    const { store } = setUp({
      'GET /api/product?q=warli&limit=10&fields=_id,title,price,images&pictures=1': {
        body: [tee],
        headers: { 'x-total-count': '27' },
      },
    });
    await store.dispatch(fetchSearchMatches('warli'));
    expect(store.getState().product.search).toEqual({ words: 'warli', products: [tee], total: 27 });
  });
});

describe('a review', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has its product fetched again 100 ms after it was sent [spec entity.18 state.30 limit.7]', async () => {
    const { store, sent, bodiesOf, signIn } = setUp({ 'PUT /api/product/rating': { body: {} } });
    await signIn();
    const rating = store.dispatch(rateProduct({ star: 4, comment: 'Soft', prodId: 'tee' }));
    await vi.advanceTimersByTimeAsync(99);
    expect(sent).toEqual(['PUT /api/product/rating']);
    expect(bodiesOf('PUT /api/product/rating')).toEqual([{ star: 4, comment: 'Soft', prodId: 'tee' }]);
    await vi.advanceTimersByTimeAsync(1);
    await rating;
    expect(sent).toEqual(['PUT /api/product/rating', 'GET /api/product/tee']);
  });
});
