import { describe, expect, it } from 'vitest';
import { fetchProducts } from './product.thunks.ts';
import { setUp, type Answer } from './testing.ts';

describe('product list', () => {
  const products = (...ids: string[]) => ids.map((_id) => ({ _id, title: _id, images: [] }));
  const fields = 'fields=_id,title,brand,price,totalrating,ratingsCount,images,category';

  it('a stale answer never overwrites a newer one', async () => {
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

  it('the next page is added to the ones that are there', async () => {
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
