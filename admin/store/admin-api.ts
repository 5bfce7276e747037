// The admin's data (RTK Query). Each area adds its calls in a file of its own, `<area>/<noun>.api.ts`,
// with `enhanceEndpoints({ addTagTypes })` and `injectEndpoints`.
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { redirectToSignIn, toSignedOut } from './sign-in-redirect.ts';
import { proofGate } from './staff/proof.ts';
import { type AdminError, type AdminRequest, send } from './send.ts';

/** A change was refused because the session has ended, and no call has succeeded since. */
let isTextUnsaved = false;

/**
 * A reading call after the session's end leads to the sign-in page. A change only says so, and keeps
 * the page with what was typed: the reading calls that follow the change do not leave it either. A
 * call that needs a fresh proof of identity waits until the dialog has asked for one, and is then sent
 * again.
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
