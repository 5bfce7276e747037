// The colours: colorList, isLoading, isError, errorMessage (spec sections 3 and 4).
import { createReducer } from '@reduxjs/toolkit';
import { stateMessages } from '@taana-baana/contract/messages.ts';
import { fetchColors } from './color.thunks.ts';
import { initialColorState } from './content-state.ts';

export const colorReducer = createReducer(initialColorState, (builder) => {
  builder
    .addCase(fetchColors.pending, (state) => {
      state.isLoading = true;
      state.isError = false;
      state.errorMessage = '';
    })
    .addCase(fetchColors.fulfilled, (state, { payload }) => {
      state.isLoading = false;
      state.colorList = payload;
    })
    .addCase(fetchColors.rejected, (state, { payload }) => {
      state.isLoading = false;
      state.isError = true;
      state.errorMessage = payload?.message || stateMessages.colorsFetchFailed;
    });
});
