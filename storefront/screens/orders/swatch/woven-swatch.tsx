// A cloth woven once, row by row, in the colours just bought; it can be shared or saved.
import { Share2 } from 'lucide';
import type { ProductColor } from '@taana-baana/contract/schemas/product.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { Icon } from '../../../../design/icon.tsx';
import { drawSwatch, shareOrSave } from './draw-swatch.ts';
import { side, weave } from './weave.ts';
import { useShop } from '../../../components/shop-context.ts';

/** Milliseconds from row to row. */
const pause = 40;

export function WovenSwatch({ colors: bought }: { colors: ProductColor[] }) {
  const { name } = useShop();
  const colors = bought.map(({ title, cloth }) => cloth ?? title.replaceAll(' ', ''));
  const share = async () => shareOrSave(await drawSwatch(colors, name), name);
  return (
    <>
      <svg
        role="img"
        aria-label={ordersTexts.swatch(bought.map(({ title }) => title))}
        viewBox={`0 0 ${side * 10} ${side * 10}`}
        className="size-20 rounded-control"
      >
        {weave(colors).map((row, y) => (
          <g key={y} className="order-rise" style={{ animationDelay: `${y * pause}ms` }}>
            {row.map((color, x) => (
              <rect key={x} x={x * 10} y={y * 10} width="9.6" height="9.6" fill={color} />
            ))}
          </g>
        ))}
      </svg>
      <button type="button" onClick={() => void share()} className="button px-2!">
        <Icon of={Share2} className="size-5" />
        {ordersTexts.shareSwatch}
      </button>
    </>
  );
}
