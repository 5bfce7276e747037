// More of the list when its end comes near; the link itself works without scripts, and for those who press it.
import { useEffect, useEffectEvent, useRef } from 'react';

/** Give the ref to the link at the end of the list. `isReady`: there is more, and nothing is under way. */
export function useLoadMore(isReady: boolean, onNear: () => void) {
  const end = useRef<HTMLAnchorElement>(null);
  const loadMore = useEffectEvent(onNear);
  useEffect(() => {
    if (!isReady || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: '1200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isReady]);
  return end;
}
