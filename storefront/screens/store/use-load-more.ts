// More of the list when its end comes near; the link itself works without scripts, and for those who press it.
import { useEffect, useEffectEvent, useRef } from 'react';

/** Give the ref to the last card. `isReady`: there is more, and nothing is under way. */
export function useLoadMore(isReady: boolean, onNear: () => void) {
  const last = useRef<HTMLLIElement>(null);
  const loadMore = useEffectEvent(onNear);
  useEffect(() => {
    if (!isReady || !last.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      // Near below, or passed already.
      rootMargin: '1000000px 0px 700px',
    });
    observer.observe(last.current);
    return () => observer.disconnect();
  }, [isReady]);
  return last;
}
