// What every request slice tracks: loading, success, error and a message (spec section 4).

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

/** An aborted request was superseded by a newer one or left behind: it fails nothing. */
export function markRejected(state: RequestState, action: RejectedLike, fallback = ''): void {
  if (action.meta.aborted) return;
  // With a payload, the error says no more than 'Rejected'.
  const message = (action.payload ? action.payload.message : action.error.message) || fallback;
  Object.assign(state, { isLoading: false, isSuccess: false, isError: true, message });
}

/** A thunk's step, by the beginning of its name: the slice need not carry it, and those of forms come with their screens. */
export const isRequestOf =
  (area: string) =>
  (action: { type: string }): action is RequestAction =>
    action.type.startsWith(`${area}/`) && 'meta' in action;

/** `message`: what the slice keeps of its success. */
export function markRequest(state: RequestState, action: RequestAction, message = ''): void {
  if (action.meta.requestStatus === 'pending') markPending(state);
  else if (action.meta.requestStatus === 'fulfilled') markFulfilled(state, message);
  else markRejected(state, action as RequestAction & RejectedLike);
}

export interface RejectedLike {
  payload?: { message: string } | undefined;
  error: { message?: string };
  meta: { aborted: boolean };
}

/** What a thunk's `pending`, `fulfilled` and `rejected` have in common; `type` begins with the area that the thunk names. */
export interface RequestAction {
  type: string;
  payload?: unknown;
  meta: { requestStatus: 'pending' | 'fulfilled' | 'rejected' };
}
