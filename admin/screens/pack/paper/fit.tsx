// Shrinks a text until it fits, so that no line of an address is lost.
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const step = 0.94;
/** In points; smaller is unreadable. */
const smallest = 5;
const pointsPerPixel = 0.75;

export function Fit({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.fontSize = '';
    let size = Number.parseFloat(getComputedStyle(current).fontSize);
    const isTooLarge = () =>
      current.scrollHeight > current.clientHeight + 1 || current.scrollWidth > current.clientWidth + 1;
    while (isTooLarge() && size * pointsPerPixel > smallest) {
      size *= step;
      current.style.fontSize = `${size}px`;
    }
  });
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
