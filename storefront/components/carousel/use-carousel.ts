// Moves a carousel: by timer, arrow keys, buttons and swipes of at least 40 px. The timer stops on
// hover, on focus, when paused, and with reduced motion.
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { measures, timings } from '@taana-baana/contract/limits.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function watchMotion(listener: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const prefersReducedMotion = useSyncExternalStore(
    watchMotion,
    () => matchMedia(reducedMotion).matches,
    () => false,
  );
  const [chosenPause, setChosenPause] = useState<boolean>();
  const isPaused = chosenPause ?? prefersReducedMotion;
  const [isHeld, setIsHeld] = useState(false);
  const swipeStart = useRef<number | null>(null);
  const hasSwiped = useRef(false);
  const isPlaying = !isPaused && !isHeld && count > 1;
  const go = (to: number) => setIndex((to + count) % count);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), timings.carousel);
    return () => clearTimeout(timer);
  }, [isPlaying, index, count]);

  return {
    index,
    isPlaying,
    isPaused,
    go,
    togglePause: () => setChosenPause(!isPaused),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') go(index - 1);
      if (key === 'ArrowRight') go(index + 1);
    },
    hold: {
      onMouseEnter: () => setIsHeld(true),
      onMouseLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: (event: FocusEvent) => setIsHeld(event.currentTarget.contains(event.relatedTarget)),
    },
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        swipeStart.current = event.clientX;
        hasSwiped.current = false;
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = event.clientX - (swipeStart.current ?? event.clientX);
        swipeStart.current = null;
        if (Math.abs(distance) < measures.carouselSwipe) return;
        hasSwiped.current = true;
        go(distance < 0 ? index + 1 : index - 1);
      },
      // A swipe that began on a link must not open it.
      onClickCapture: (event: MouseEvent) => {
        if (hasSwiped.current) event.preventDefault();
        hasSwiped.current = false;
      },
      onPointerCancel: () => {
        swipeStart.current = null;
      },
      // Dragging a picture would cancel the swipe.
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
