// The contact form's submission: contact, isError, isSuccess, isLoading, message (spec section 3).
import { createAction, createReducer } from '@reduxjs/toolkit';
import { successToasts } from '@taana-baana/contract/messages.ts';
import { submitEnquiry } from './contact.thunks.ts';
import { initialContactState } from './content-state.ts';
import { isRequestOf, markRequest } from './request-state.ts';

export const contactReset = createAction('contact/reset');

export const contactReducer = createReducer(initialContactState, (builder) => {
  builder
    .addCase(contactReset, () => initialContactState)
    .addCase(submitEnquiry.fulfilled, (state, { payload }) => {
      state.contact = payload;
    })
    .addMatcher(isRequestOf('contact'), (state, action) => markRequest(state, action, successToasts.contactSubmitted));
});
