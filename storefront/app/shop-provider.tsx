// Hands the owner's facts from the store to every component.
import type { ReactNode } from 'react';
import { ShopContext } from '../components/shop-context.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectShop } from '../store/selectors.ts';

export const ShopProvider = ({ children }: { children: ReactNode }) => (
  <ShopContext value={useAppSelector(selectShop)}>{children}</ShopContext>
);
