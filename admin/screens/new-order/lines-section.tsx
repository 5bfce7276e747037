// The T-shirts of a new order: a search with pictures, colour and size, and the chosen lines.
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { X } from 'lucide';
import type { Offer } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { lines as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { type Size, sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { Button } from '../../components/button.tsx';
import { ProductLine } from '../../components/fields/product-choice.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

export interface ChosenLine {
  readonly offer: Offer;
  readonly color: string;
  readonly size: Size;
  readonly quantity: number;
}

interface LinesSectionProps {
  lines: readonly ChosenLine[];
  error: string | undefined;
  /** Times that the form was sent. */
  sent: number;
  onChange: (lines: ChosenLine[]) => void;
}

const isSame = (one: ChosenLine, other: ChosenLine) =>
  one.offer.id === other.offer.id && one.color === other.color && one.size === other.size;

export function LinesSection({ lines, error, sent, onChange }: LinesSectionProps) {
  const [q, setQ] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button stands a long page below.
    if (error) search.current?.focus();
  }, [error, sent]);
  const { data } = adminApi.useListOffersQuery(
    { query: { q: useDeferredValue(q) } },
    { refetchOnMountOrArgChange: true },
  );
  const add = (line: ChosenLine) =>
    onChange(
      lines.some((one) => isSame(one, line))
        ? lines.map((one) => (isSame(one, line) ? { ...one, quantity: one.quantity + 1 } : one))
        : [...lines, line],
    );
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-3 p-4">
        {lines.length > 0 && (
          <ul aria-label={texts.chosen} className="ruled">
            {lines.map((line) => (
              <ChosenRow
                key={`${line.offer.id} ${line.color} ${line.size}`}
                line={line}
                onQuantity={(quantity) =>
                  onChange(lines.map((one) => (isSame(one, line) ? { ...one, quantity } : one)))
                }
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
          ref={search}
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={80}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          className="field"
        />
        {q === '' ? (
          lines.length === 0 && <p className="text-sm text-ink-soft">{texts.empty}</p>
        ) : data?.products.length === 0 ? (
          <p className="text-sm text-ink-soft">{texts.none}</p>
        ) : (
          <ul className="ruled">
            {data?.products.map((offer) => (
              <OfferRow key={offer.id} offer={offer} onAdd={add} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function OfferRow({ offer, onAdd }: { offer: Offer; onAdd: (line: ChosenLine) => void }) {
  const [color, setColor] = useState(offer.colors[0]?.id ?? '');
  const picture = offer.colors.find(({ id }) => id === color)?.picture ?? null;
  const isSoldOut = (one: string) => offer.soldOut.some((out) => out.color === color && out.size === one);
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex items-center gap-3">
        <ProductLine {...offer} picture={picture} />
      </div>
      <SelectField
        label={texts.color}
        value={color}
        options={offer.colors.map(({ id, title }) => ({ value: id, label: colorName(title) }))}
        onChange={(event) => setColor(event.target.value)}
      />
      <div role="group" aria-label={texts.add(offer.title)} className="flex flex-wrap gap-2">
        {sizesOf(offer)
          .filter((size) => !isSoldOut(size))
          .map((size) => (
            <Button key={size} onPress={() => onAdd({ offer, color, size, quantity: 1 })}>
              {size}
            </Button>
          ))}
      </div>
    </li>
  );
}

interface ChosenRowProps {
  line: ChosenLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function ChosenRow({ line: { offer, color, size, quantity }, onQuantity, onRemove }: ChosenRowProps) {
  const piece = texts.piece(offer.title, offer.colors.find(({ id }) => id === color)?.title ?? '', size);
  return (
    <li className="flex items-center gap-3 py-2">
      <p className="min-w-0 flex-1">{piece}</p>
      <input
        type="number"
        min={1}
        max={100}
        aria-label={texts.quantity(piece)}
        value={quantity}
        onChange={(event) => onQuantity(Math.min(100, Math.max(1, Math.floor(Number(event.target.value)) || 1)))}
        className="field tabular w-20 text-right"
      />
      <button type="button" aria-label={texts.remove(piece)} onClick={onRemove} className="icon-button">
        <Icon of={X} />
      </button>
    </li>
  );
}
