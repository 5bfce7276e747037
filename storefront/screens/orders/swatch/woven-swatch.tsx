// A cloth in the colours just bought: it weaves once, row by row, and can be shared or saved.
import { Share2 } from 'lucide';
import { useEffect, useRef } from 'react';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import type { ProductColor } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { Icon } from '../../../../design/icon.tsx';
import { toShortDate } from '../../../components/page/short-date.ts';
import { useShop } from '../../../components/shop-context.ts';
import { drawSwatch, picture, shareOrSave, toFile } from './draw-swatch.ts';

interface WovenSwatchProps {
  colors: ProductColor[];
  order: Order;
}

export function WovenSwatch({ colors: bought, order: { number, createdAt } }: WovenSwatchProps) {
  const { name } = useShop();
  const canvas = useRef<HTMLCanvasElement>(null);
  const colors = bought.map(({ title, cloth }) => cloth ?? title.replaceAll(' ', '')).join();
  const day = toShortDate(createdAt);
  useEffect(() => {
    if (canvas.current) drawSwatch(canvas.current, { colors: colors.split(','), name, number, day });
  }, [colors, name, number, day]);
  const share = async () => canvas.current && shareOrSave(await toFile(canvas.current, name), name);
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={ordersTexts.swatch(bought.map(({ title }) => title))}
        {...picture}
        className="swatch"
      />
      <button type="button" onClick={() => void share()} className="button px-2!">
        <Icon of={Share2} className="size-5" />
        {ordersTexts.shareSwatch}
      </button>
    </>
  );
}
