// Collections: list, draft, preview, publishing, order.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

const collectionsApi = adminApi.enhanceEndpoints({ addTagTypes: ['collections'] }).injectEndpoints({
  endpoints: (build) => ({
    listCollections: build.query<AdminAnswer<'listCollections'>, void>({
      query: () => call('listCollections'),
      providesTags: ['collections'],
    }),
    // The editor uses each answer itself: no reload at each pause of typing.
    getCollection: build.query<AdminAnswer<'getCollection'>, string>({
      query: (handle) => call('getCollection', { params: { handle } }),
    }),
    createCollection: build.mutation<AdminAnswer<'createCollection'>, AdminInput<'createCollection'>>({
      query: (input) => call('createCollection', input),
      invalidatesTags: ['collections'],
    }),
    moveCollection: build.mutation<AdminAnswer<'moveCollection'>, AdminInput<'moveCollection'>>({
      query: (input) => call('moveCollection', input),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          await dispatch(collectionsApi.util.upsertQueryData('listCollections', undefined, data));
        } catch {
          // The screen shows why.
        }
      },
    }),
  }),
});

export const {
  useListCollectionsQuery,
  useGetCollectionQuery,
  useCreateCollectionMutation,
  useMoveCollectionMutation,
} = collectionsApi;
