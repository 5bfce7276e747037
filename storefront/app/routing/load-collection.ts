// What the page of a collection loads: its words, and then the products with its tag.
import { readStoreList } from '@taana-baana/contract/pages.ts';
import { collectionFilters } from '@taana-baana/contract/product-filters.ts';
import { fetchCollection } from '../../store/products/collection.thunks.ts';
import { fetchProducts } from '../../store/products/product.thunks.ts';
import type { PageRequest } from './loaders.ts';

/** The list waits for the collection, which says by which tag. `onList` gets its request. */
export function loadCollection({ store, params, search }: PageRequest, onList: (list: { abort: () => void }) => void) {
  const wanted = { handle: params['handle'] ?? '', preview: search.get('preview') };
  const collection = store.dispatch(fetchCollection(wanted));
  const loadList = async () => {
    const found = await collection;
    const { shown } = store.getState().product.collection;
    if (!shown || found.meta.requestStatus === 'rejected') return found;
    const filters = collectionFilters(search, shown.tag);
    const list = store.dispatch(fetchProducts({ filters, page: readStoreList(search).page }));
    onList(list);
    return list;
  };
  // In objects, because a promise of a promise would wait for it.
  return { collection, list: loadList() };
}
