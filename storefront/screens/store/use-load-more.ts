// Loads more when the end of the list is near. The link works without scripts.
import { useEffect, useEffectEvent, useRef } from 'react';

/** Give the ref to the last card. `isReady`: there is more, and no request is pending. */
export function useLoadMore(isReady: boolean, onNear: () => void) {
  const last = useRef<HTMLLIElement>(null);
  const loadMore = useEffectEvent(onNear);
  useEffect(() => {
    if (!isReady || !last.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      // 700 px before it is visible, or when it has been scrolled past.
      rootMargin: '1000000px 0px 700px',
    });
    observer.observe(last.current);
    return () => observer.disconnect();
  }, [isReady]);
  return last;
}
