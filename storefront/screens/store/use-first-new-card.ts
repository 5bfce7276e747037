// Whoever presses 'Load more' goes on at the first card that it brought: the link moves away below them, or is gone.
import { useEffect, useRef } from 'react';

/** Give the ref to the list, and call `onMore` at the press. */
export function useFirstNewCard(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number>(undefined);
  useEffect(() => {
    const start = pressedAt.current;
    if (start === undefined || count <= start) return;
    pressedAt.current = undefined;
    list.current?.children[start]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [count]);
  const onMore = () => {
    pressedAt.current = count;
  };
  return { list, onMore };
}
