// The owner's facts for every component. The value is the store's (app/shop-provider.tsx).
import { createContext, use } from 'react';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';

/** Every page is within its provider. */
export const ShopContext = createContext<ShopFacts | null>(null);

export const useShop = () => use(ShopContext) as ShopFacts;
