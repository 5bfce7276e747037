// The contact form's submission: contact, isError, isSuccess, isLoading, message (spec section 3).
import { createAction, createReducer } from '@reduxjs/toolkit';
import { successToasts } from '@taana-baana/contract/messages.ts';
import type { Enquiry } from '@taana-baana/contract/schemas/enquiry.ts';
import { initialContactState } from './content-state.ts';
import { isRequestOf, markRequest } from './request-state.ts';

export const contactReset = createAction('contact/reset');

export const contactReducer = createReducer(initialContactState, (builder) => {
  builder
    .addCase(contactReset, () => initialContactState)
    .addMatcher(isRequestOf('contact'), (state, action) => {
      if (action.meta.requestStatus === 'fulfilled') state.contact = action.payload as Enquiry;
      markRequest(state, action, successToasts.contactSubmitted);
    });
});
