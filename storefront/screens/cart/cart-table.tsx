// The cart's lines: a table, or one card per line on phones.
import type { ListedCartLine } from '@taana-baana/contract/schemas/selling/cart.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as cartTexts from '@taana-baana/contract/texts/screens/selling/cart.ts';
import { CartLine } from './cart-line.tsx';

interface CartTableProps {
  lines: ListedCartLine[];
  isBusy: boolean;
  onQuantity: (lineId: string, quantity: number) => Promise<unknown>;
  onRemove: (lineId: string) => void;
}

export function CartTable({ lines, isBusy, onQuantity, onRemove }: CartTableProps) {
  return (
    <table aria-busy={isBusy} className="block w-full md:table">
      <caption className="sr-only">{cartTexts.whatIsIn}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-left text-sm text-ink-soft">
          <th scope="col" className="pb-3 font-semibold">
            {cartTexts.product}
          </th>
          <th scope="col" className="px-4 pb-3 font-semibold">
            {screenTexts.price}
          </th>
          <th scope="col" className="px-4 pb-3 font-semibold">
            {screenTexts.quantity}
          </th>
          <th scope="col" className="pb-3 pl-4 text-right font-semibold">
            {screenTexts.total}
          </th>
        </tr>
      </thead>
      <tbody className="block border-t border-line md:table-row-group">
        {lines.map((line) => (
          <CartLine
            key={line._id}
            line={line}
            isBusy={isBusy}
            onQuantity={(chosen) => onQuantity(line._id, chosen)}
            onRemove={() => onRemove(line._id)}
          />
        ))}
      </tbody>
    </table>
  );
}
