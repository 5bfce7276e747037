// The auth slice's part for the list of logins, and whether the e-mail is confirmed.
import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { AuthState } from './auth-state.ts';
import { addRequestCases } from '../request-state.ts';
import { endSession, fetchEmailStatus, fetchSessions } from './sessions.thunks.ts';

export function addSessionCases(builder: ActionReducerMapBuilder<AuthState>): void {
  addRequestCases(
    builder,
    fetchSessions,
    ({ sessions }) => sessions,
    (list) => ({ list, isLoaded: true }),
  );
  builder
    .addCase(fetchEmailStatus.fulfilled, (state, { payload }) => {
      state.isEmailConfirmed = payload.confirmedAt !== null;
    })
    .addCase(endSession.fulfilled, ({ sessions }, { payload }) => removeSession(sessions, payload))
    .addCase(endSession.rejected, ({ sessions }, { payload, meta }) => {
      if (payload?.status === 404) removeSession(sessions, meta.arg);
    });
}

function removeSession(sessions: AuthState['sessions'], id: string): void {
  sessions.list = sessions.list.filter((session) => session._id !== id);
}
