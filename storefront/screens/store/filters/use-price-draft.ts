// The price fields while typing: the filter changes after a pause of 300 ms.
import { useEffect, useEffectEvent, useState } from 'react';
import { timings } from '@taana-baana/contract/limits.ts';
import type { ProductFilters } from '@taana-baana/contract/product-filters.ts';

export type PriceRange = Pick<ProductFilters, 'minPrice' | 'maxPrice'>;

interface Draft {
  from: string;
  to: string;
}

const toRupees = (text: string): number | undefined => (/^\d{1,8}$/.test(text) ? Number(text) : undefined);
const toRange = ({ from, to }: Draft): PriceRange => ({ minPrice: toRupees(from), maxPrice: toRupees(to) });
const isSame = (a: PriceRange, b: PriceRange) => a.minPrice === b.minPrice && a.maxPrice === b.maxPrice;

/** `chosen` is the current filter. `onChoose` is called with a new one after the pause. */
export function usePriceDraft(chosen: PriceRange, onChoose: (range: PriceRange) => void) {
  const [draft, setDraft] = useState<Draft>();
  const [known, setKnown] = useState(chosen);
  // The filter was changed elsewhere (Back, 'Clear all'): discard the draft.
  if (!isSame(known, chosen)) {
    setKnown(chosen);
    if (draft && !isSame(toRange(draft), chosen)) setDraft(undefined);
  }
  const shown = draft ?? { from: String(chosen.minPrice ?? ''), to: String(chosen.maxPrice ?? '') };

  const commit = useEffectEvent(() => {
    const range = toRange(shown);
    if (!isSame(range, chosen)) onChoose(range);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(commit, timings.priceFilterPause);
    return () => clearTimeout(timer);
  }, [draft]);

  const { minPrice = 0, maxPrice = Infinity } = toRange(shown);
  return {
    ...shown,
    isUpsideDown: minPrice > maxPrice,
    change: (part: Partial<Draft>) => setDraft({ ...shown, ...part }),
  };
}
