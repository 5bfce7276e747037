// The contact form's submission: contact, isError, isSuccess, isLoading, message (spec section 3).
import { createSlice } from '@reduxjs/toolkit';
import { successToasts } from '@taana-baana/contract/messages.ts';
import { submitEnquiry } from './contact.thunks.ts';
import { initialContactState } from './content-state.ts';
import { markFulfilled, markPending, markRejected } from './request-state.ts';

const contactSlice = createSlice({
  name: 'contact',
  initialState: initialContactState,
  reducers: {
    contactReset: () => initialContactState,
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
