// A row of links is one stop of Tab, so that a keyboard is soon at the products: arrow keys move within
// it, as in a toolbar. Loaded after the page: until then, and without scripts, each link is a stop.

const row = '[data-row]';

/** An open menu shows its links at the end of its row: Tab goes into it. */
const stopsOf = (found: Element) =>
  found.querySelector('[aria-expanded=true]')
    ? []
    : [...found.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.checkVisibility());

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function makeRowsOneStop(): void {
  document.addEventListener('keydown', (event) => {
    const focused = event.target as HTMLElement;
    const found = focused.closest(row);
    if (!found || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const stops = stopsOf(found);
    const step = steps[event.key];
    if (event.key === 'Tab') leave(focused, stops);
    else if (step) {
      const next = stops[stops.indexOf(focused) + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  });
}

/** The browser chooses the next stop after this event, and finds none in the row. */
function leave(focused: HTMLElement, stops: HTMLElement[]): void {
  const others = stops.filter((stop) => stop !== focused);
  for (const other of others) other.tabIndex = -1;
  const restore = () => others.forEach((other) => other.removeAttribute('tabindex'));
  focused.addEventListener('blur', restore, { once: true });
  // The page may have no other stop.
  setTimeout(restore);
}
