// The flags that every request slice has: loading, success, error and a message (spec section 4).
import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import type { AppThunk } from './app-thunk.ts';

export interface RequestState {
  isLoading: boolean;
  isSuccess: boolean;
  isError: boolean;
  message: string;
}

export const idle: RequestState = { isLoading: false, isSuccess: false, isError: false, message: '' };

export function markPending(state: RequestState): void {
  Object.assign(state, { isLoading: true, isSuccess: false, isError: false, message: '' });
}

export function markFulfilled(state: RequestState, message = ''): void {
  Object.assign(state, { isLoading: false, isSuccess: true, isError: false, message });
}

/** An aborted request changes nothing: a newer one replaced it, or its page was left. */
export function markRejected(state: RequestState, action: RejectedAction): void {
  if (action.meta.aborted) return;
  // If there is a payload, `error.message` is only 'Rejected'.
  const message = (action.payload ?? action.error).message ?? '';
  Object.assign(state, { isLoading: false, isSuccess: false, isError: true, message });
}

interface RejectedAction {
  payload?: { message: string } | undefined;
  error: { message?: string };
  meta: { aborted: boolean };
}

/** The flags of a part of the state follow a request; `kept` is what the part keeps of the answer. */
export function addRequestCases<State, Part extends RequestState, Arg, Answer>(
  builder: ActionReducerMapBuilder<State>,
  request: Pick<AppThunk<Arg, Answer>, 'pending' | 'fulfilled' | 'rejected'>,
  partOf: (state: Draft<State>) => Part,
  kept: (answer: NoInfer<Answer>) => Partial<NoInfer<Part>>,
): void {
  builder
    .addCase(request.pending, (state) => markPending(partOf(state)))
    .addCase(request.fulfilled, (state, { payload }) => {
      markFulfilled(partOf(state));
      Object.assign(partOf(state), kept(payload));
    })
    .addCase(request.rejected, (state, action) => markRejected(partOf(state), action));
}
