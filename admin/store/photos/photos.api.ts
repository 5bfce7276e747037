// The progress of the pictures of uploaded photos.
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export const { useListPhotoStatesQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** By ids, with commas. */
    listPhotoStates: build.query<AdminAnswer<'listPhotoStates'>, string>({
      query: (ids) => call('listPhotoStates', { query: { ids } }),
    }),
  }),
});
