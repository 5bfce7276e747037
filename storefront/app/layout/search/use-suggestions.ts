// What the search menu offers for a text: products, a category, a colour, and all results.
import { useEffect } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { productHref, storeHref } from '@taana-baana/contract/pages.ts';
import type { ProductColor } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { fetchColors } from '../../../store/products/color.slice.ts';
import { fetchCategories } from '../../../store/products/product.thunks.ts';
import type { SearchOption } from '../../../store/products/product-state.ts';
import { fetchSearchMatches } from '../../../store/products/search.thunks.ts';
import { selectCategories, selectColors, selectSearch } from '../../../store/selectors.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

export interface Suggestion {
  readonly href: string;
  readonly label: string;
  /** Without it, the option leads to a list. */
  readonly product?: SearchOption;
  /** Beside the label. */
  readonly color?: ProductColor;
}

/** The pause after typing before the server is asked. */
const debounceMs = 150;

/** Products first. Until the answer is there, those for a longer or shorter text stay. */
export function useSuggestions(typed: string): { suggestions: Suggestion[]; isReady: boolean } {
  const text = typed.trim();
  const dispatch = useAppDispatch();
  const { words, products, total } = useAppSelector(selectSearch);
  useEffect(() => {
    void dispatch(fetchCategories());
    void dispatch(fetchColors());
  }, [dispatch]);
  useEffect(() => {
    if (text === '') return;
    let request: { abort: () => void } | undefined;
    const timer = setTimeout(() => {
      request = dispatch(fetchSearchMatches(text));
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, text]);
  const lists = useLists(text.toLowerCase());

  const isRelated = words !== '' && (text.startsWith(words) || words.startsWith(text));
  const all = { href: storeHref({ q: words }), label: layoutTexts.seeAllResults(total) };
  const suggestions = [
    ...products.map((product) => ({ href: productHref(product._id), label: product.title, product })),
    ...lists,
    ...(total > products.length ? [all] : []),
  ];
  return { suggestions, isReady: words === text || (isRelated && total > 0) };
}

/** A category and a colour with a word that starts so. */
function useLists(text: string): Suggestion[] {
  const categories = useAppSelector(selectCategories);
  const colors = useAppSelector(selectColors);
  const starts = (name: string) => name.startsWith(text) || name.split(' ').some((word) => word.startsWith(text));
  const category = categories.find((name) => starts(name.toLowerCase()));
  const color = colors
    .map((swatch) => ({ swatch, name: colorName(swatch.title) }))
    .find(({ name }) => starts(name.toLowerCase()));
  return [
    ...(category ? [{ href: storeHref({ category }), label: screenTexts.storeOf(category) }] : []),
    ...(color && color.name.toLowerCase() !== text
      ? [{ href: storeHref({ q: color.name.toLowerCase() }), label: color.name, color: color.swatch }]
      : []),
  ];
}
