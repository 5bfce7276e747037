// A lens under the mouse: the picture inside it grows from the point that is looked at. Fingers have the large view instead.
import { useRef, useState, type PointerEvent } from 'react';

export function useLens() {
  const lens = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    // Moves without rendering: the style alone follows the mouse.
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
