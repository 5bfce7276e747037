// The contact form's submission: contact, isError, isSuccess, isLoading, message (spec section 3).
import { createSlice } from '@reduxjs/toolkit';
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import type { Enquiry, EnquiryForm } from '@taana-baana/contract/schemas/people/enquiry.ts';
import { addRequestCases, idle, type RequestState } from '../request-state.ts';
import { createAppThunk } from '../app-thunk.ts';

export const submitEnquiry = createAppThunk(
  'contact/submit',
  async (form: EnquiryForm, { client, toasts }) => {
    const enquiry = await client.call('createEnquiry', { body: form });
    toasts.success(successToasts.contactSubmitted);
    return enquiry;
  },
  { onFailure: (_, { toasts }) => toasts.error(errorToasts.contactFailed) },
);

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
  extraReducers: (builder) =>
    addRequestCases(
      builder,
      submitEnquiry,
      (state) => state,
      (contact) => ({ contact, message: successToasts.contactSubmitted }),
    ),
});

export const { contactReset } = contactSlice.actions;
export const contactReducer = contactSlice.reducer;
