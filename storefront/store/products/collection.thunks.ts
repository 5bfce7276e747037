// The open collection. Loaded with the page of a collection: every other page is lighter without
// it.
import { createAppThunk } from '../app-thunk.ts';
import { showCollection } from './product.slice.ts';

export interface CollectionRequest {
  handle: string;
  /** The token of a preview. */
  preview: string | null;
}

/** What is shown already stays until the answer comes, if it is the same collection. */
export const fetchCollection = createAppThunk(
  'product/fetchCollection',
  async (wanted: CollectionRequest, { client, dispatch, getState, signal }) => {
    const { handle, preview: token } = wanted;
    const before = getState().product.collection;
    const isSame = before.handle === handle && before.preview === token;
    const show = (shown: typeof before.shown, failure?: string) =>
      void dispatch(showCollection({ ...wanted, shown, failure }));
    const kept = isSame ? before.shown : null;
    show(kept);
    try {
      const shown = await (token
        ? client.call('getCollectionPreview', { params: { handle, token } }, signal)
        : client.call('getCollection', { params: { handle } }, signal));
      if (!signal.aborted) show(shown);
      return shown;
    } catch (error) {
      if (!signal.aborted) show(kept, error instanceof Error ? error.message : '');
      throw error;
    }
  },
);
