// The pick list. On a phone it can be folded once everything is picked.
import { ChevronDown } from 'lucide';
import type { PackingOrder } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { pieces } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { pickList as texts } from '@taana-baana/contract/admin/texts/selling/packing.ts';
import { Icon } from '../../../design/icon.tsx';
import { LinePicture } from '../../components/orders/line-picture.tsx';
import { type PickedColor, piecesOf, pickListOf } from './pick-list.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

export const PickListSection = ({ orders }: { orders: readonly PackingOrder[] }) => (
  <details open className="card group">
    <summary className="flex min-h-(--control) list-none items-center gap-3 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <h2 className="text-base leading-snug">{texts.heading}</h2>
        <span className="block text-sm text-ink-soft">{texts.text}</span>
      </span>
      <span className="tabular shrink-0 text-sm font-semibold">{pieces(piecesOf(orders))}</span>
      <Icon of={ChevronDown} className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
    </summary>
    <ul className="ruled border-t border-line">
      {pickListOf(orders).map((product) =>
        product.colors.map((color) => (
          <ColorRow key={`${product.productId} ${color.color}`} title={product.title} {...color} />
        )),
      )}
    </ul>
  </details>
);

const ColorRow = ({ title, color, line, sizes }: PickedColor & { title: string }) => (
  <li className="flex items-center gap-3 px-4 py-2">
    <LinePicture line={line} size="small" />
    <div className="min-w-0 flex-1 text-sm">
      <h3 className="font-text leading-snug font-semibold">{title}</h3>
      <p className="text-ink-soft">{colorName(color)}</p>
    </div>
    <ul className="flex max-w-1/2 flex-wrap justify-end gap-1.5">
      {sizes.map(({ size, pieces: count }) => (
        <li key={size} className="tabular rounded-control bg-sunk px-2.5 py-1 font-semibold whitespace-nowrap">
          {`${size} × ${count}`}
        </li>
      ))}
    </ul>
  </li>
);
