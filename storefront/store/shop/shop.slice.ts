// The owner's facts, as the page was made. Always preloaded: by the renderer, and from the page.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShippingSection, ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';

const shopSlice = createSlice({
  name: 'shop',
  initialState: {} as ShopFacts,
  reducers: {
    /** The owner has changed the shipping fee or destinations since the page was made. */
    shippingChanged: (shop, { payload }: PayloadAction<ShippingSection>) => ({ ...shop, shipping: payload }),
  },
});

export const { shippingChanged } = shopSlice.actions;
export const shopReducer = shopSlice.reducer;
