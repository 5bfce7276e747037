// The contact form's submission: contact, isError, isSuccess, isLoading, message (spec section 3).
import { createSlice } from '@reduxjs/toolkit';
import { successToasts } from '@taana-baana/contract/messages.ts';
import type { Enquiry } from '@taana-baana/contract/schemas/enquiry.ts';
import { idle, markFulfilled, markPending, markRejected, type RequestState } from '../request-state.ts';
import { submitEnquiry } from './contact.thunks.ts';

export interface ContactState extends RequestState {
  contact: Enquiry | null;
}

const initialState: ContactState = { ...idle, contact: null };

const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    contactReset: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(submitEnquiry.pending, (state) => markPending(state))
      .addCase(submitEnquiry.fulfilled, (state, { payload }) => {
        markFulfilled(state, successToasts.contactSubmitted);
        state.contact = payload;
      })
      .addCase(submitEnquiry.rejected, (state, action) => markRejected(state, action));
  },
});

export const { contactReset } = contactSlice.actions;
export const contactReducer = contactSlice.reducer;
