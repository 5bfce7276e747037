// Changes whose answer the screen uses itself: any call of the contract, by its name.
import { useMemo } from 'react';
import type { AdminAnswer, AdminCallName } from '@taana-baana/contract/admin/calls.ts';
import { adminApi } from './admin-api.ts';
import { callRows } from './call-rows.ts';
import { type AdminRequest, type Input, call } from './send.ts';

interface Change {
  readonly request: AdminRequest;
  /** Reads with a tag of the call's row are loaded again. */
  readonly isSeen: boolean;
}

const { useChangeMutation } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    change: build.mutation<unknown, Change>({
      query: ({ request }) => request,
      invalidatesTags: (_answer, _error, { request, isSeen }) => (isSeen ? callRows[request.name].tags : []),
    }),
  }),
});

/** Throws an `AdminError`. */
export function useCall() {
  const [change] = useChangeMutation();
  return useMemo(() => {
    const send = (request: AdminRequest, { isSeen }: Omit<Change, 'request'>) => change({ request, isSeen }).unwrap();
    return {
      send,
      /** Nothing that is shown becomes old by it. */
      call: <N extends AdminCallName>(name: N, ...input: Input<N>) =>
        send(call(name, ...input), { isSeen: false }) as Promise<AdminAnswer<N>>,
    };
  }, [change]);
}
