// Links are plain `<a href>`: a press on one that leads to a page of the shop is handed to the router here, in one place, so that a link costs nothing to draw.
import { matchRoutes, type createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'routes'>;

/**
 * `data-history="replace"`: the new page takes the place of this one in the history. `data-scroll="stay"`: what is looked
 * at stays where it is.
 */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !isPlainPress(event) || !isToPage(link, router)) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    const { history, scroll } = link.dataset;
    void router.navigate(pathname + search + hash, {
      // Where one is already needs no second entry.
      replace: history === 'replace' || href === window.location.href,
      preventScrollReset: scroll === 'stay',
    });
  });
}

/** Neither answered by the page already, nor meant for a new tab or window. */
const isPlainPress = ({ defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey);

/** Files, feeds, other sites and places on this same page are the browser's. */
function isToPage(link: HTMLAnchorElement, { routes }: Router): boolean {
  const isOnPage = link.getAttribute('href')?.startsWith('#');
  if (link.origin !== window.location.origin || link.target || isOnPage) return false;
  return matchRoutes(routes, link.pathname)?.at(-1)?.route.path !== '*';
}
