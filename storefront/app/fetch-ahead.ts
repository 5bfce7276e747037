// What the shopper is about to open is here before the click: the product's screen, and the answer and first picture of the product pointed at, touched, focused or, on a good line, seen.
import { stageSizes } from '../components/picture.tsx';
import type { Picture } from '@taana-baana/contract/schemas/product.ts';
import type { AppStore } from '../store/create-store.ts';
import { fetchProductAhead } from '../store/product.thunks.ts';

/** Milliseconds that a mouse rests on a card before it counts. */
const rest = 80;
/** Cards of one page that are fetched because they are seen. */
const mostSeen = 6;

const cards = 'main article:has(a[href^="/product/"])';
const links = 'main a[href^="/product/"]';

/** As far as browsers tell: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export function fetchProductsAhead(store: AppStore): void {
  const { connection = {} } = navigator as { connection?: Connection };
  if (connection.saveData) return;

  async function fetchAhead(link: Element): Promise<void> {
    const id = decodeURIComponent(link.getAttribute('href')?.slice('/product/'.length) ?? '');
    if (window.location.pathname === `/product/${id}`) return;
    const fetched = await store.dispatch(fetchProductAhead(id));
    const [first] = fetchProductAhead.fulfilled.match(fetched) ? fetched.payload.images : [];
    if (first) fetchPicture(first);
  }

  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest(links) : null);
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    const link = linkOf(event);
    if (link) resting = setTimeout(() => void fetchAhead(link), event.pointerType === 'mouse' ? rest : 0);
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link) void fetchAhead(link);
  });

  if (connection.effectiveType === '4g') fetchSeen(fetchAhead);
}

/** Outside the page: a preload that is not used within seconds would be complained of. */
function fetchPicture({ avif, srcset, url }: Picture): void {
  const picture = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), {
    type: 'image/avif',
    srcset: avif,
    sizes: stageSizes,
  });
  const image = new Image();
  picture.append(source, image);
  Object.assign(image, { sizes: stageSizes, srcset, src: url });
}

/** The first cards that are seen of each page. */
function fetchSeen(fetchAhead: (link: Element) => Promise<void>): void {
  let page = '';
  let left = 0;
  const met = new WeakSet<Element>();
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || left === 0) continue;
      seen.unobserve(target);
      left -= 1;
      const link = target.querySelector(links);
      if (link) void fetchAhead(link);
    }
  });
  const lookAround = () => {
    const { pathname } = window.location;
    if (page !== pathname) [page, left] = [pathname, mostSeen];
    for (const card of document.querySelectorAll(cards)) {
      if (met.has(card)) continue;
      met.add(card);
      seen.observe(card);
    }
  };
  lookAround();
  new MutationObserver(lookAround).observe(document.body, { childList: true, subtree: true });
}
