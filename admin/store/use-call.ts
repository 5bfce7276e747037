// Changes whose answer the screen uses itself: any call of the contract, by its name.
import { useMemo } from 'react';
import type { AdminAnswer, AdminCallName } from '@taana-baana/contract/admin/calls.ts';
import { adminApi } from './admin-api.ts';
import { type AdminRequest, type Input, call } from './send.ts';

const tags = ['posts', 'products', 'stock', 'collections', 'content', 'campaigns', 'offers'] as const;
/** Lists that a change makes old. */
export type ListTag = (typeof tags)[number];

interface Change {
  readonly request: AdminRequest;
  readonly old: readonly ListTag[];
}

const { useChangeMutation } = adminApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    change: build.mutation<unknown, Change>({
      query: ({ request }) => request,
      invalidatesTags: (_answer, _error, { old }) => old,
    }),
  }),
});

/** Throws an `AdminError`. */
export function useCall() {
  const [change] = useChangeMutation();
  return useMemo(() => {
    const send = (request: AdminRequest, old: readonly ListTag[] = []) => change({ request, old }).unwrap();
    return {
      send,
      call: <N extends AdminCallName>(name: N, ...input: Input<N>) =>
        send(call(name, ...input)) as Promise<AdminAnswer<N>>,
    };
  }, [change]);
}
