// The options of the search menu: products with picture and price, and lists.
import type { HTMLAttributes } from 'react';
import { listPrice } from '@taana-baana/contract/messages.ts';
import { Picture } from '../../../components/product/picture.tsx';
import { Swatch } from '../../../components/product/swatch.tsx';
import type { SearchOption } from '../../../store/products/product-state.ts';
import type { Suggestion } from './use-suggestions.ts';

interface ProductOptionProps extends HTMLAttributes<HTMLElement> {
  product: SearchOption;
  typed: string;
  isActive: boolean;
}

/** Its name is the title alone. */
export function ProductOption({ product, typed, isActive, ...option }: ProductOptionProps) {
  return (
    <div
      {...option}
      className={`flex cursor-pointer scroll-mb-14 flex-wrap items-center gap-3 rounded-control p-1 pr-3 ${isActive ? 'bg-sunk' : ''}`}
    >
      <span className="size-10 shrink-0 overflow-hidden rounded-control">
        <Picture picture={product.images[0]} sizes="40px" alt="" />
      </span>
      <span className="flex-1 basis-[5.5rem] leading-snug">
        <MarkedTitle title={product.title} typed={typed} />
      </span>
      <span aria-hidden="true" className="whitespace-nowrap text-sm text-ink-soft">
        {listPrice(product.price)}
      </span>
    </div>
  );
}

/** The starts of words that were typed are bold. */
function MarkedTitle({ title, typed }: { title: string; typed: string }) {
  const starts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return title.split(/(?<=\s)/).map((word, index) => {
    const start = starts.find((each) => word.toLowerCase().startsWith(each)) ?? '';
    return (
      <span key={index}>
        {start && <b className="font-bold text-madder">{word.slice(0, start.length)}</b>}
        {word.slice(start.length)}
      </span>
    );
  });
}

interface ListOptionProps extends HTMLAttributes<HTMLElement> {
  suggestion: Suggestion;
  isActive: boolean;
}

export function ListOption({ suggestion: { label, color }, isActive, ...option }: ListOptionProps) {
  return (
    <div
      {...option}
      className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 text-sm font-semibold ${isActive ? 'bg-sunk' : ''}`}
    >
      {color && <Swatch of={color} isSilent className="size-4" />}
      {label}
    </div>
  );
}
