// Chooses one of the T-shirts on sale, by some of its words.
import type { Offer } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { link as texts } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { StoredPicture } from '../stored-picture.tsx';

/** What is typed, and the T-shirts that have these words; undefined: not known yet. */
interface FoundProducts {
  find: string;
  products: readonly Offer[] | undefined;
  onFind: (words: string) => void;
}

interface ProductChoiceProps extends FoundProducts {
  /** An id; empty: none. */
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

export function ProductChoice({ find, products, chosen, error, onFind, onChoose }: ProductChoiceProps) {
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
      {products?.length === 0 && <p className="text-sm text-ink-soft">{texts.noneFound}</p>}
      <div role="radiogroup" aria-label={texts.found} className="ruled max-h-72 overflow-y-auto">
        {products?.map(({ id, title, colors: [color] }) => (
          <label key={id} className="flex min-h-(--control) items-center gap-3 py-1.5 text-sm">
            <input
              type="radio"
              name="product"
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="size-5 shrink-0 accent-madder"
            />
            {color?.picture && (
              <StoredPicture
                picture={{ ...color.picture, alt: '' }}
                size="3rem"
                className="h-14 w-12 rounded-control object-cover"
              />
            )}
            <span className="min-w-0 flex-1">{title}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
