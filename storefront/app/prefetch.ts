// Prefetches the product whose card is hovered, touched, focused or, on 4G, visible.
import { stageSizes } from '../components/product/picture.tsx';
import type { AppStore } from '../store/create-store.ts';
import { prefetchProduct } from '../store/products/product.thunks.ts';

/** A mouse must rest on a card this long. */
const hoverMs = 80;
/** Limit of prefetches for visible cards, per page. */
const maxVisible = 6;

const cards = 'main article:has(a[href^="/product/"])';
const links = 'main a[href^="/product/"]';

export function prefetchProducts(store: AppStore): void {
  // Not in all browsers: https://wicg.github.io/netinfo/
  const { connection = {} } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection.saveData) return;

  async function prefetch(link: HTMLAnchorElement): Promise<void> {
    const { pathname, search } = link;
    if (window.location.pathname === pathname) return;
    const fetched = await store.dispatch(prefetchProduct(decodeURIComponent(pathname.slice('/product/'.length))));
    const [first] = prefetchProduct.fulfilled.match(fetched) ? fetched.payload.images : [];
    // A link to a colour opens with another picture.
    if (!first || search) return;
    // Not in the document: browsers warn about preloads that are not used within seconds.
    Object.assign(new Image(), { sizes: stageSizes, srcset: first.avif || first.srcset, src: first.url });
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetchAfter = (delayMs: number, { target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    if (link) timer = setTimeout(() => void prefetch(link), delayMs);
  };
  document.addEventListener('pointerover', (event) =>
    prefetchAfter(event.pointerType === 'mouse' ? hoverMs : 0, event),
  );
  document.addEventListener('focusin', (event) => prefetchAfter(0, event));

  if (connection.effectiveType === '4g') prefetchVisible(prefetch);
}

/** Prefetches the first visible cards of each page. */
function prefetchVisible(prefetch: (link: HTMLAnchorElement) => Promise<void>): void {
  let page = '';
  let left = 0;
  const observed = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || left === 0) continue;
      observer.unobserve(target);
      left -= 1;
      const link = target.querySelector<HTMLAnchorElement>(links);
      if (link) void prefetch(link);
    }
  });
  const observeNewCards = () => {
    const { pathname } = window.location;
    if (page !== pathname) [page, left] = [pathname, maxVisible];
    for (const card of document.querySelectorAll(cards)) {
      if (observed.has(card)) continue;
      observed.add(card);
      observer.observe(card);
    }
  };
  observeNewCards();
  new MutationObserver(observeNewCards).observe(document.body, { childList: true, subtree: true });
}
