// The owner's facts for every component. The value is the store's (app/shop-provider.tsx).
import { createContext, use } from 'react';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop-settings.ts';

export const ShopContext = createContext<ShopFacts | undefined>(undefined);

export function useShop(): ShopFacts {
  const shop = use(ShopContext);
  if (!shop) throw new Error('ShopContext has no value');
  return shop;
}
