// Minimum and maximum price. Filters while typing; Enter, or a page without scripts, submits it.
import { useId } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { usePriceDraft, type PriceRange } from './use-price-draft.ts';

interface PriceFilterProps {
  chosen: PriceRange;
  onChoose: (range: PriceRange) => void;
}

export function PriceFilter({ chosen, onChoose }: PriceFilterProps) {
  const id = useId();
  const { from, to, isUpsideDown, change } = usePriceDraft(chosen, onChoose);
  const field = {
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    step: 1,
    autoComplete: 'off',
    className: 'field plain-number',
    ...(isUpsideDown ? { 'aria-describedby': `${id}-hint` } : {}),
  } as const;
  return (
    <fieldset>
      <legend className="mb-3 font-display text-display-xs font-semibold">{storeTexts.prices}</legend>
      <div className="flex items-end gap-2">
        <label className="min-w-0 grow">
          <span className="field-label">{screenTexts.from}</span>
          <input {...field} name="minPrice" value={from} onChange={({ target }) => change({ from: target.value })} />
        </label>
        <label className="min-w-0 grow">
          <span className="field-label">{screenTexts.to}</span>
          <input {...field} name="maxPrice" value={to} onChange={({ target }) => change({ to: target.value })} />
        </label>
        {/* With scripts the prices filter while they are typed; Enter needs it. */}
        <button type="submit" className="button button-quiet not-noscript:hidden">
          {storeTexts.showPrices}
        </button>
      </div>
      <p id={`${id}-hint`} aria-live="polite" className="text-sm font-medium text-madder">
        {isUpsideDown && (
          <span className="mt-1.5 block">{storeTexts.pricesUpsideDown(screenTexts.from, screenTexts.to)}</span>
        )}
      </p>
    </fieldset>
  );
}
