// Chooses how many pieces of each line to refund, at what was paid for them.
import type { OrderLine } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { refund as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { listPriceOf } from '@taana-baana/contract/pricing/list-price.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

/** Pieces by the line's id; lines without a piece are left out. */
export type Pieces = Readonly<Record<string, number>>;

const worthOf = ({ price, worth }: OrderLine, quantity: number): number =>
  worth?.[quantity - 1] ?? listPriceOf({ price, quantity });

export const costOf = (pieces: Pieces, lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + (pieces[line.id] ? worthOf(line, pieces[line.id] ?? 0) : 0), 0);

/** Of a text that came back: without those that were refunded meanwhile. */
export const openPieces = (pieces: Pieces, lines: readonly OrderLine[]): Pieces =>
  Object.fromEntries(
    lines.flatMap(({ id, quantity, refunded }) => {
      const count = Math.min(pieces[id] ?? 0, quantity - refunded);
      return count > 0 ? [[id, count]] : [];
    }),
  );

interface RefundPiecesProps {
  lines: readonly OrderLine[];
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
}

export function RefundPieces({ lines, pieces, onChange }: RefundPiecesProps) {
  const open = lines.filter(({ quantity, refunded }) => quantity > refunded);
  if (open.length === 0) return null;
  const choose = (id: string, count: number) => {
    const { [id]: _, ...others } = pieces;
    onChange(count > 0 ? { ...others, [id]: count } : others);
  };
  return (
    <fieldset>
      <legend className="field-label">{texts.pieces}</legend>
      <ul className="ruled">
        {open.map(({ id, title, color, size, quantity, refunded, price, worth }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <label htmlFor={`pieces-${id}`} className="min-w-0 flex-1 text-sm">
              <span className="block truncate">{title}</span>
              <span className="tabular text-ink-soft">{`${size} · ${colorName(color)} · ${formatRupees(worth?.[0] ?? price)}`}</span>
            </label>
            <select
              id={`pieces-${id}`}
              value={pieces[id] ?? 0}
              onChange={(event) => choose(id, Number(event.target.value))}
              className="field field-select tabular w-28 shrink-0"
            >
              {Array.from({ length: quantity - refunded + 1 }, (__, count) => (
                <option key={count} value={count}>
                  {texts.piecesOf(count, quantity - refunded)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
