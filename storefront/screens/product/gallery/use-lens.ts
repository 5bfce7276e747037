// A magnifier that follows the mouse. Touch screens have the zoom view instead.
import { useRef, useState, type PointerEvent } from 'react';

export function useLens() {
  const lens = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    // Sets style properties directly: no render per mouse move.
    onPointerMove: ({ pointerType, clientX, clientY, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (!isOver) setIsOver(true);
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      lens.current?.style.setProperty('--lens-x', `${((clientX - left) / width) * 100}%`);
      lens.current?.style.setProperty('--lens-y', `${((clientY - top) / height) * 100}%`);
    },
    onPointerLeave: () => setIsOver(false),
  };
  return { lens, isOver, handlers };
}
