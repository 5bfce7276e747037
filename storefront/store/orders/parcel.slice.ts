// The parcel that its link shows.
import { createSlice } from '@reduxjs/toolkit';
import type { TrackedParcel } from '@taana-baana/contract/schemas/selling/order.ts';
import { idle, markFulfilled, markPending, markRejected, type RequestState } from '../request-state.ts';
import { fetchParcel } from './parcel.thunks.ts';

export interface ParcelState extends RequestState {
  parcel: TrackedParcel | null;
}

const initialState: ParcelState = { ...idle, parcel: null };

const parcelSlice = createSlice({
  name: 'parcel',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchParcel.pending, (state) => {
        state.parcel = null;
        markPending(state);
      })
      .addCase(fetchParcel.fulfilled, (state, { payload }) => {
        markFulfilled(state);
        state.parcel = payload;
      })
      .addCase(fetchParcel.rejected, (state, action) => markRejected(state, action));
  },
});

export const parcelReducer = parcelSlice.reducer;
