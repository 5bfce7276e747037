// The product of this page, from a list card until the full product has loaded.
import { useParams, useSearchParams } from 'react-router';
import { productColor } from '@taana-baana/contract/pages.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { ProductCard } from '../../store/products/product-state.ts';
import { selectProductCard, selectProductDetail } from '../../store/selectors.ts';

export interface ShownProduct {
  id: string;
  /** Undefined when the page was opened directly and the request failed. */
  card: ProductCard | undefined;
  /** Undefined until it has loaded. */
  product: Product | undefined;
  /** Id of the colour preselected by the link, see productHref. */
  color: string | undefined;
  /** It is a draft, from a preview link of the admin. */
  isPreview: boolean;
  isError: boolean;
  message: string;
}

export function useShownProduct(): ShownProduct {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { product, isError, message } = useAppSelector(selectProductDetail);
  const listed = useAppSelector(selectProductCard(id));
  const whole = product?._id === id ? product : undefined;
  const isPreview = search.has('preview');
  const card = whole ?? (isPreview ? undefined : listed);
  const color = card?.color.find(({ title }) => title === search.get(productColor))?._id;
  return { id, card, product: whole, color, isPreview, isError, message };
}
