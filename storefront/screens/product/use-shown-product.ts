// The product of this page. It opens at once from the card that some list already has; the rest fills in.
import { useParams } from 'react-router';
import type { Product } from '@taana-baana/contract/schemas/product.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { ProductCard } from '../../store/product-state.ts';
import { selectProductCard, selectProductDetail } from '../../store/selectors.ts';

export interface ShownProduct {
  id: string;
  /** What a card knows; missing when the page was opened directly and its answer failed. */
  card: ProductCard | undefined;
  /** All of it, once it is there. */
  product: Product | undefined;
  isError: boolean;
  message: string;
}

export function useShownProduct(): ShownProduct {
  const { id = '' } = useParams();
  const { product, isError, message } = useAppSelector(selectProductDetail);
  const listed = useAppSelector(selectProductCard(id));
  const whole = product?._id === id ? product : undefined;
  return { id, card: whole ?? listed, product: whole, isError, message };
}
