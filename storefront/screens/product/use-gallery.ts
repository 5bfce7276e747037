// Which picture stands on the stage: the stage is scrolled (by swipe, wheel or arrow keys), the thumbnails scroll it.
import { useRef, useState } from 'react';
import type { Picture } from '@taana-baana/contract/schemas/product.ts';

export type Gallery = ReturnType<typeof useGallery>;

export function useGallery(pictures: readonly Picture[]) {
  const count = pictures.length;
  const stage = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [hasChosen, setHasChosen] = useState(false);
  const show = (position: number) => {
    setHasChosen(true);
    setIndex(position);
    stage.current?.scrollTo({ left: position * stage.current.clientWidth, behavior: 'instant' });
  };
  return {
    stage,
    index,
    /** The zoom shows the second picture (spec section 2) until the shopper has chosen one; then that one. */
    zoomIndex: hasChosen ? index : Math.min(1, Math.max(0, count - 1)),
    show,
    /** Nothing happens where no picture tells that it has this colour. */
    showColor: (colorId: string) => {
      const position = pictures.findIndex((picture) => picture.colorId === colorId);
      if (position >= 0 && pictures[index]?.colorId !== colorId) show(position);
    },
    onScroll: () => {
      const { scrollLeft, clientWidth } = stage.current ?? { scrollLeft: 0, clientWidth: 1 };
      const shown = Math.min(count - 1, Math.round(scrollLeft / clientWidth));
      if (shown === index) return;
      setHasChosen(true);
      setIndex(shown);
    },
  };
}
