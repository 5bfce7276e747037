// The colours: colorList, isLoading, isError, errorMessage (spec sections 3 and 4).
import { createSlice } from '@reduxjs/toolkit';
import type { ProductColor } from '@taana-baana/contract/schemas/catalog/product.ts';
import { stateMessages } from '@taana-baana/contract/messages.ts';
import { createAppThunk } from '../app-thunk.ts';

export const fetchColors = createAppThunk(
  'color/fetchAll',
  async (_: void, { client, signal }) => client.call('listColors', {}, signal),
  { condition: (_, state) => state.color.colorList.length === 0, fallback: stateMessages.colorsFetchFailed },
);

export interface ColorState {
  colorList: ProductColor[];
  isLoading: boolean;
  isError: boolean;
  errorMessage: string;
}

const initialState: ColorState = { colorList: [], isLoading: false, isError: false, errorMessage: '' };

const colorSlice = createSlice({
  name: 'color',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
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
        state.errorMessage = payload?.message ?? '';
      });
  },
});

export const colorReducer = colorSlice.reducer;
