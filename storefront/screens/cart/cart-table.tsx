// The lines of the cart: a table with room, a card a line on a phone.
import type { ListedCartLine } from '@taana-baana/contract/schemas/cart.ts';
import { CartLine } from './cart-line.tsx';
import { cartColumns } from './cart-columns.ts';

interface CartTableProps {
  lines: ListedCartLine[];
  isBusy: boolean;
  onQuantity: (lineId: string, quantity: number) => Promise<unknown>;
  onRemove: (lineId: string) => void;
}

const { product, price, quantity, total } = cartColumns;

export function CartTable({ lines, isBusy, onQuantity, onRemove }: CartTableProps) {
  return (
    <table aria-busy={isBusy} className="block w-full md:table">
      <caption className="sr-only">What is in your cart</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-left text-sm text-ink-soft">
          <th scope="col" className="pb-3 font-semibold">
            {product}
          </th>
          <th scope="col" className="px-4 pb-3 font-semibold">
            {price}
          </th>
          <th scope="col" className="px-4 pb-3 font-semibold">
            {quantity}
          </th>
          <th scope="col" className="pb-3 pl-4 text-right font-semibold">
            {total}
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
