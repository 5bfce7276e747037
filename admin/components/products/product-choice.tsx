// Chooses a product by some of its words.
import type { ReactNode } from 'react';
import type { FoundProduct, FoundProducts } from '@taana-baana/contract/admin/schemas/catalog/found-products.ts';
import { link as texts } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Loaded, type LoadedQuery } from '../page/loaded.tsx';
import { StoredPicture } from '../stored-picture.tsx';

interface ProductChoiceProps {
  /** What is typed. */
  find: string;
  query: LoadedQuery<FoundProducts> & { isUninitialized: boolean };
  /** An id; empty: none. */
  chosen: string;
  /** The choice of none. */
  none?: string | false;
  error: string | undefined;
  onFind: (words: string) => void;
  onChoose: (id: string) => void;
}

export function ProductChoice({ find, query, chosen, none, error, onFind, onChoose }: ProductChoiceProps) {
  const row = (id: string, content: ReactNode) => (
    <label key={id} className="flex min-h-(--control) items-center gap-3 py-1.5 text-sm">
      <input
        type="radio"
        name="product"
        checked={chosen === id}
        onChange={() => onChoose(id)}
        className="size-5 shrink-0 accent-madder"
      />
      {content}
    </label>
  );
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={texts.find}
        type="search"
        error={error}
        autoComplete="off"
        maxLength={80}
        value={find}
        onChange={({ target }) => onFind(target.value)}
      />
      <div role="radiogroup" aria-label={texts.found} className="ruled -ml-3 max-h-72 overflow-y-auto pl-3">
        {none && row('', none)}
        {!query.isUninitialized && (
          <Loaded query={query} lines={3}>
            {({ products }) =>
              products.length === 0 ? (
                <p className="text-sm text-ink-soft">{texts.noneFound}</p>
              ) : (
                <div className="ruled">{products.map((product) => row(product.id, <ProductLine {...product} />))}</div>
              )
            }
          </Loaded>
        )}
      </div>
    </div>
  );
}

/** Its picture, title and price, beside each other. */
export const ProductLine = ({ picture, title, price }: Omit<FoundProduct, 'id'>) => (
  <>
    {picture && (
      <StoredPicture
        picture={{ ...picture, alt: '' }}
        size="3rem"
        className="h-14 w-12 rounded-control garment-photo"
      />
    )}
    <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
      <span className="font-semibold">{title}</span>
      <span className="tabular">{formatRupees(price)}</span>
    </span>
  </>
);
