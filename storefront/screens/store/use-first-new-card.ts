// After 'Load more', moves the focus to the first new card, because the link moves or disappears.
import { useEffect, useRef } from 'react';

/** Give the ref to the list, and call `onMore` on the click. */
export function useFirstNewCard(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const countAtClick = useRef<number>(undefined);
  useEffect(() => {
    const start = countAtClick.current;
    if (start === undefined || count <= start) return;
    countAtClick.current = undefined;
    list.current?.querySelectorAll('article')[start]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  const onMore = () => {
    countAtClick.current = count;
  };
  return { list, onMore };
}
