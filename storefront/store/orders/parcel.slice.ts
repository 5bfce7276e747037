// The parcel that the link in a mail about it shows.
import { createSlice, isPending } from '@reduxjs/toolkit';
import type { TrackedParcel } from '@taana-baana/contract/schemas/selling/order.ts';
import { addRequestCases, idle, type RequestState } from '../request-state.ts';
import { createAppThunk } from '../app-thunk.ts';

export const fetchParcel = createAppThunk('parcel/fetch', async (token: string, { client, signal }) =>
  client.call('trackParcel', { params: { token } }, signal),
);

export interface ParcelState extends RequestState {
  parcel: TrackedParcel | null;
}

const initialState: ParcelState = { ...idle, parcel: null };

const parcelSlice = createSlice({
  name: 'parcel',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchParcel,
      (state) => state,
      (parcel) => ({ parcel }),
    );
    builder.addMatcher(isPending(fetchParcel), (state) => {
      state.parcel = null;
    });
  },
});

export const parcelReducer = parcelSlice.reducer;
