// The current picture: scrolling the stage selects it, a thumbnail scrolls the stage.
import { useRef, useState } from 'react';
import { secondPicture } from '../../../components/product/second-picture.ts';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';

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
    /** The second picture of its colour (specification section 2) until the shopper has chosen one. */
    zoomIndex: hasChosen ? index : secondPicture(pictures),
    show,
    /** Does nothing when no picture has this colour. */
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
