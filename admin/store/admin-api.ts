// The admin's data (RTK Query). Each area adds its calls in `<area>/<noun>.api.ts`, with
// `enhanceEndpoints({ addTagTypes })` and `injectEndpoints`.
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
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

export const adminApi = createApi({
  reducerPath: 'data',
  baseQuery: sendAsStaff,
  tagTypes: ['me'],
  endpoints: () => ({}),
});
