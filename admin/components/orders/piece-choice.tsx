// Chooses T-shirts: a search with pictures, colour and size, and the chosen lines.
import { useEffect, useRef, useState } from 'react';
import { X } from 'lucide';
import type { SellableProduct } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { lines as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { type Size, sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { Button } from '../button.tsx';
import { ProductLine } from '../products/product-choice.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

export interface ChosenLine {
  readonly product: SellableProduct;
  readonly color: string;
  readonly size: Size;
  readonly quantity: number;
}

interface PieceChoiceProps {
  lines: readonly ChosenLine[];
  /** What the list of chosen ones is called. */
  label: string;
  /** Of one line. */
  mostPieces: number;
  /** What is typed, and what has these words. */
  search: {
    readonly find: string;
    readonly found: readonly SellableProduct[] | undefined;
    readonly onFind: (words: string) => void;
  };
  error?: string | undefined;
  /** Times that the form was sent. */
  sent?: number;
  onChange: (lines: ChosenLine[]) => void;
}

const isSame = (one: ChosenLine, other: ChosenLine) =>
  one.product.id === other.product.id && one.color === other.color && one.size === other.size;

export function PieceChoice(props: PieceChoiceProps) {
  const { lines, label, mostPieces, search, error, sent, onChange } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button stands a long page below.
    if (error) field.current?.focus();
  }, [error, sent]);
  const add = (line: ChosenLine) =>
    onChange(
      lines.some((one) => isSame(one, line))
        ? lines.map((one) => (isSame(one, line) ? { ...one, quantity: Math.min(mostPieces, one.quantity + 1) } : one))
        : [...lines, line],
    );
  return (
    <div className="flex flex-col gap-3 p-4">
      {lines.length > 0 && (
        <ul aria-label={label} className="ruled">
          {lines.map((line) => (
            <ChosenRow
              key={`${line.product.id} ${line.color} ${line.size}`}
              line={line}
              mostPieces={mostPieces}
              onQuantity={(quantity) => onChange(lines.map((one) => (isSame(one, line) ? { ...one, quantity } : one)))}
              onRemove={() => onChange(lines.filter((one) => !isSame(one, line)))}
            />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
      <input
        ref={field}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={80}
        value={search.find}
        onChange={(event) => search.onFind(event.target.value)}
        className="field"
      />
      {search.find === '' ? (
        lines.length === 0 && <p className="text-sm text-ink-soft">{texts.empty}</p>
      ) : search.found?.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.none}</p>
      ) : (
        <ul className="ruled">
          {search.found?.map((product) => (
            <ProductRow key={product.id} product={product} onAdd={add} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ProductRow({ product, onAdd }: { product: SellableProduct; onAdd: (line: ChosenLine) => void }) {
  const [color, setColor] = useState(product.colors[0]?.id ?? '');
  const picture = product.colors.find(({ id }) => id === color)?.picture ?? null;
  const isSoldOut = (one: string) => product.soldOut.some((out) => out.color === color && out.size === one);
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex items-center gap-3">
        <ProductLine {...product} picture={picture} />
      </div>
      <SelectField
        label={texts.color}
        value={color}
        options={product.colors.map(({ id, title }) => ({ value: id, label: colorName(title) }))}
        onChange={(event) => setColor(event.target.value)}
      />
      <div role="group" aria-label={texts.add(product.title)} className="flex flex-wrap gap-2">
        {sizesOf(product)
          .filter((size) => !isSoldOut(size))
          .map((size) => (
            <Button key={size} onPress={() => onAdd({ product, color, size, quantity: 1 })}>
              {size}
            </Button>
          ))}
      </div>
    </li>
  );
}

interface ChosenRowProps {
  line: ChosenLine;
  mostPieces: number;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function ChosenRow({ line, mostPieces, onQuantity, onRemove }: ChosenRowProps) {
  const { product, color, size, quantity } = line;
  const piece = texts.piece(product.title, product.colors.find(({ id }) => id === color)?.title ?? '', size);
  return (
    <li className="flex items-center gap-3 py-2">
      <p className="min-w-0 flex-1">{piece}</p>
      <input
        type="number"
        min={1}
        max={mostPieces}
        aria-label={texts.quantity(piece)}
        value={quantity}
        onChange={(event) => onQuantity(Math.min(mostPieces, Math.max(1, Math.floor(Number(event.target.value)) || 1)))}
        className="field tabular w-20 text-right"
      />
      <button type="button" aria-label={texts.remove(piece)} onClick={onRemove} className="icon-button">
        <Icon of={X} />
      </button>
    </li>
  );
}
