// The admin's data (RTK Query): a hook for every call of the contract. What a call does beyond
// that is in `<area>/<noun>.api.ts`.
import {
  type BaseQueryFn,
  createApi,
  type EndpointBuilder,
  type InfiniteQueryDefinition,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { AdminAnswer, AdminCallName, AdminCalls, AdminInput } from '@taana-baana/contract/admin/calls.ts';
import type { Tag } from '@taana-baana/contract/admin/calls/call.ts';
import { type CallRow, callRows } from './call-rows.ts';
import { redirectToSignIn, toSignedOut } from './sign-in-redirect.ts';
import { proofGate } from './people/proof.ts';
import { type AdminError, type AdminRequest, send } from './send.ts';

/** A change was refused because the session has ended, and no call has succeeded since. */
let isTextUnsaved = false;

/**
 * If a query meets an ended session, the sign-in page opens. A mutation only reports it, and keeps
 * the page with its typed text: the queries that follow do not leave it either. A call that needs a
 * fresh proof of identity waits for the dialog, and is then sent again.
 */
const sendAsStaff: BaseQueryFn<AdminRequest, unknown, AdminError> = async (request, { signal, type }) => {
  for (;;) {
    const answer = await send(request, signal);
    if (!('error' in answer)) {
      isTextUnsaved = false;
      return answer;
    }
    if (answer.error.code === 'not-signed-in') {
      isTextUnsaved ||= type === 'mutation';
      if (isTextUnsaved) return { error: toSignedOut(answer.error) };
      redirectToSignIn();
    }
    if (answer.error.code !== 'step-up-required' || !(await proofGate.wait())) return answer;
  }
};

type Send = typeof sendAsStaff;
type Input<N extends AdminCallName> = keyof AdminInput<N> extends never ? void : AdminInput<N>;
/** Of a list that is loaded page by page. */
type Filter<N extends AdminCallName> = AdminInput<N> extends { query: infer Query } ? Omit<Query, 'after'> : never;
type Definition<N extends AdminCallName> = AdminCalls[N] extends { isPaged: true }
  ? InfiniteQueryDefinition<Filter<N>, string | undefined, Send, Tag, AdminAnswer<N>, 'data'>
  : AdminCalls[N]['method'] extends 'GET'
    ? QueryDefinition<Input<N>, Send, Tag, AdminAnswer<N>, 'data'>
    : MutationDefinition<Input<N>, Send, Tag, AdminAnswer<N>, 'data'>;
type Definitions = { [N in AdminCallName]: Definition<N> };
type AnyInput = Omit<AdminRequest, 'name'> | undefined;

/** What an endpoint is told when its call starts. */
export type Started<Answer> = Parameters<
  NonNullable<MutationDefinition<void, Send, Tag, Answer, 'data'>['onQueryStarted']>
>[1];

/** Seconds that the pages of a list stay loaded while one of its entries is open. */
const keepList = 30 * 60;

function define(build: EndpointBuilder<Send, Tag, 'data'>, { name, method, tags, shows, isPaged }: CallRow) {
  const query = (input: AnyInput): AdminRequest => ({ name, ...input });
  if (isPaged) {
    return build.infiniteQuery<{ next: string | null }, object, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => query({ query: { ...queryArg, after: pageParam } }),
      keepUnusedDataFor: keepList,
      providesTags: tags,
    });
  }
  if (method === 'GET') return build.query<unknown, AnyInput>({ query, providesTags: tags });
  return build.mutation<unknown, AnyInput>({
    query,
    invalidatesTags: tags,
    onQueryStarted: async (input, { dispatch, queryFulfilled }) => {
      const answered = shows && (await queryFulfilled.catch(() => undefined));
      if (!answered) return;
      const read = callRows[shows].path.includes(':') ? { params: input?.params } : undefined;
      await dispatch(adminApi.util.upsertQueryData(shows as 'getEnquiry', read as never, answered.data as never));
    },
  });
}

export const adminApi = createApi({
  reducerPath: 'data',
  baseQuery: sendAsStaff,
  tagTypes: [] as Tag[],
  endpoints: (build) =>
    Object.fromEntries(Object.values(callRows).map((row) => [row.name, define(build, row)])) as unknown as Definitions,
});
