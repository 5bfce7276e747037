// Inlined in every page: loads the page's modules after its pictures; records events until then, and
// shows a customer the own header.
import type { SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import * as screenTexts from '@taana-baana/contract/texts/screen-texts.ts';
import { pauseOrOnline, reloadOnce, touchedMark } from '../components/import-retry.ts';
import type { KnownData } from '../store/browser-storage.ts';
import { recordEvents } from './event-replay.ts';

/** A picture that does not load must not block the page. */
const maxWaitMs = 3000;
/** For the cart that a choice from before the login opens. */
const longestWaitMs = 8000;
/** That of the contract, whose table would be inlined in every page. A journey compares them. */
const profilePath = '/my-profile';

const page = document.documentElement;
const opened = location.pathname + location.search;
let isLoading = false;

// The server does not know who is signed in: its page is that of a visitor.
try {
  if (localStorage.getItem('token')) showSignedIn(localStorage.getItem('customer'), sessionStorage.getItem('choice'));
} catch {
  // Storage is blocked: no session.
}

for (const type of ['click', 'input'])
  window.addEventListener(type, () => page.setAttribute(touchedMark, ''), { capture: true, once: true });
const stopRecording = recordEvents(loadModules);

// After the frame that paints the pictures.
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadModules)));
setTimeout(loadModules, maxWaitMs);

// Going back to an entry from before a reload: this document cannot render it, so reload.
const reloadMoved = () => location.pathname + location.search !== opened && location.reload();
window.addEventListener('popstate', reloadMoved);
window.addEventListener('hydrated', () => window.removeEventListener('popstate', reloadMoved));

/** Before the first paint. Other links have their space reserved by the class. */
function showSignedIn(customer: string | null, choice: string | null): void {
  page.classList.add('is-signed-in');
  const { _id, firstname } = JSON.parse(customer ?? '') as SignedInCustomer;
  whenParsed('.header-link .truncate', (name) => {
    name.textContent = `${screenTexts.welcome} ${firstname}`;
    name.closest('a')?.setAttribute('href', profilePath);
  });
  const known = JSON.parse(localStorage.getItem('known') ?? 'null') as KnownData | null;
  const isOwn = known?.customerId === _id;
  // Until the cart has been fetched.
  whenParsed('.cart-badge', (badge) => {
    if (isOwn) badge.textContent = String(known.cart);
    else badge.style.visibility = 'hidden';
  });
  if (isOwn) fillHearts(known.wishlist);
  // The cart follows: see routing/open-choice.ts.
  if (location.pathname === '/' && choice?.includes('"line"'))
    whenParsed('main', (main) => {
      main.style.visibility = 'hidden';
      setTimeout(() => main.style.removeProperty('visibility'), longestWaitMs);
    });
}

/** Until the wishlist has been fetched. A heart that was pressed meanwhile shows its own state. */
function fillHearts(ids: readonly string[]): void {
  const places = ids.map((id) => {
    const path = `/product/${encodeURIComponent(id)}`;
    return location.pathname === path ? 'form' : `article:has([href="${path}"])`;
  });
  const heart = `:is(${places.join()}) .heart-toggle:not(:focus)`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${heart}{--heart:var(--heart-on)}${heart}::before{background:var(--color-madder)}`);
  document.adoptedStyleSheets = [sheet];
}

function whenParsed(selector: string, change: (found: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) return;
    observer.disconnect();
    change(found);
  });
  observer.observe(document, { childList: true, subtree: true });
}

function loadModules(): void {
  if (isLoading) return;
  isLoading = true;
  const named = document.querySelector<HTMLMetaElement>('meta[name=page-modules]')?.content ?? '';
  const [entry = '', ...imports] = named.split(' ');
  for (const href of imports)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  loadEntry(entry, 0);
}

function loadEntry(entry: string, failures: number): void {
  // After a failure, retry under another URL: see import-retry.ts.
  const src = failures === 0 ? entry : `${entry}?retry=${failures}`;
  const onerror = () => void retryEntry(entry, failures + 1);
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }));
}

async function retryEntry(entry: string, failures: number): Promise<void> {
  if (failures > 1) {
    stopRecording();
    await reloadOnce();
  }
  await pauseOrOnline(failures);
  loadEntry(entry, failures);
}
