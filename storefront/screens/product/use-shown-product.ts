// The product of this page, from a list card until the full product has loaded.
import { useParams } from 'react-router';
import type { Product } from '@taana-baana/contract/schemas/product.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { ProductCard } from '../../store/products/product-state.ts';
import { selectProductCard, selectProductDetail } from '../../store/selectors.ts';

export interface ShownProduct {
  id: string;
  /** Undefined when the page was opened directly and the request failed. */
  card: ProductCard | undefined;
  /** Undefined until it has loaded. */
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
