// Squeezes a paper until all its texts fit. `--squeeze` rises from 0 to 3; paper.css says what
// shrinks first.
import { type RefObject, useLayoutEffect, useRef } from 'react';

const most = 3;
const steps = 30;

export function useFit(): RefObject<HTMLElement | null> {
  const paper = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = paper;
    if (!current) return;
    for (let step = 0; step <= steps; step += 1) {
      current.style.setProperty('--squeeze', String((step / steps) * most));
      if (current.scrollHeight <= current.clientHeight) return;
    }
  });
  return paper;
}
