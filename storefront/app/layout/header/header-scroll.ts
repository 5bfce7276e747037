// Hides the header while the page is scrolled down, and shows it when it is scrolled up or has the
// keyboard's focus. Loaded after the page: until then the header stays at the top.

/** Smaller movements are not a direction. */
const leastMovement = 8;

export function hideHeaderOnScroll(header: HTMLElement): void {
  const page = document.documentElement;
  let last = 0;
  // After the next frame: before it, reading the position lays the page out once more.
  requestAnimationFrame(() => setTimeout(() => (last = window.scrollY)));
  const update = () => {
    const top = Math.max(0, window.scrollY);
    if (Math.abs(top - last) < leastMovement) return;
    const isAway = top > last && top > header.offsetHeight && !header.querySelector(':focus-visible');
    page.classList.toggle('is-header-away', isAway);
    last = top;
  };
  window.addEventListener('scroll', update, { passive: true });
  header.addEventListener('focusin', () => page.classList.remove('is-header-away'));
}
