// The admin's data (RTK Query). Each area adds its calls in a file of its own, `<noun>.api.ts`, with
// `enhanceEndpoints({ addTagTypes })` and `injectEndpoints`.
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { adminCalls } from '@taana-baana/contract/admin/calls.ts';
import { leaveForSignIn, toSignedOut } from './leave.ts';
import { proofGate } from './proof.ts';
import { type AdminError, type AdminRequest, send } from './send.ts';

/**
 * A reading call after the session's end leads to the sign-in page. A change only says so: what was
 * typed stays. A call that needs a fresh proof of identity waits until the dialog has asked for one,
 * and is then sent again.
 */
const sendAsStaff: BaseQueryFn<AdminRequest, unknown, AdminError> = async (request, { signal }) => {
  for (;;) {
    const answer = await send(request, signal);
    if (!('error' in answer)) return answer;
    if (answer.error.code === 'not-signed-in') {
      if (adminCalls[request.name].method !== 'GET') return { error: toSignedOut(answer.error) };
      leaveForSignIn();
    }
    if (answer.error.code !== 'step-up-required' || !(await proofGate.wait())) return answer;
  }
};

export const adminApi = createApi({
  reducerPath: 'data',
  baseQuery: sendAsStaff,
  tagTypes: ['me'],
  endpoints: () => ({}),
});
