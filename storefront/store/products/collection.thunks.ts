// The open collection. Loaded only with its page, to keep other pages small.
import { createAppThunk } from '../app-thunk.ts';
import { showCollection } from './product.slice.ts';

export interface CollectionRequest {
  handle: string;
  /** The token of a preview. */
  preview: string | null;
}

/** The displayed one stays until the answer arrives, if it is the same collection. */
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
