// Which picture stands on the stage: the stage is scrolled (by swipe, wheel or arrow keys), the thumbnails scroll it.
import { useRef, useState } from 'react';

export function useGallery(count: number) {
  const stage = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [hasChosen, setHasChosen] = useState(false);
  return {
    stage,
    index,
    /** The zoom shows the second picture (spec section 2) until the shopper has chosen one; then that one. */
    zoomIndex: hasChosen ? index : Math.min(1, Math.max(0, count - 1)),
    show: (position: number) => {
      setHasChosen(true);
      setIndex(position);
      stage.current?.scrollTo({ left: position * stage.current.clientWidth, behavior: 'instant' });
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
