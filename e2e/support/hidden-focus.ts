// Which controls lie under a bar while they have the keyboard's focus, forwards and backwards
// (WCAG 2.4.11), for the sweeps of shop and admin.
import type { Page } from '@playwright/test';

/** Ends a page whose Tab never comes round. */
const mostStops = 400;
/** More say nothing new: one bar hides them all. */
const mostFaults = 5;

/** A line for each control that is hidden, at least in part, by something that does not scroll with it. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[data-was-focused]'))
        element.removeAttribute('data-was-focused');
      document.activeElement?.setAttribute('data-is-focused', '');
    });
    for (let stop = 0; stop < mostStops; stop += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one stop after the other
      await page.keyboard.press(key);
      // oxlint-disable-next-line no-await-in-loop -- one stop after the other
      const fault = await page.evaluate(coverOfFocused);
      if (fault === 'round') break;
      if (fault) faults.add(`${key}: ${fault}`);
      if (faults.size === mostFaults) return [...faults];
    }
  }
  return [...faults];
}

/** Runs in the page. `round`: the focus has been here before, or has left the page. */
async function coverOfFocused(): Promise<string> {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'round';
  // The fields within a date have the focus one after the other, and the page does not scroll for them.
  if (focused.hasAttribute('data-is-focused')) return '';
  document.querySelector('[data-is-focused]')?.removeAttribute('data-is-focused');
  if (focused.hasAttribute('data-was-focused')) return 'round';
  for (const mark of ['is', 'was']) focused.setAttribute(`data-${mark}-focused`, '');
  // Its caret is brought into view, not all of it.
  if ((focused as HTMLElement).isContentEditable) return '';
  // The page scrolls to it, and a bar reacts to that in the frame after it.
  const root = document.documentElement;
  const wanted = root.dataset.scrolled === String(window.scrollY) ? 1 : 3;
  let top = NaN;
  for (let still = 0, frames = 0; still < wanted && frames < 60; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = focused.getBoundingClientRect().top;
    still = now === top ? still + 1 : 0;
    top = now;
  }
  // What came late may have pushed it away, which is no bar.
  focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  root.dataset.scrolled = String(window.scrollY);
  const target = focused.matches('input[type=radio], input[type=checkbox]')
    ? (focused.closest('label') ?? focused)
    : focused;
  const box = target.getBoundingClientRect();
  if (box.width < 3 || box.height < 3 || box.height > window.innerHeight * 0.6) return '';
  const describe = (element: Element) => element.outerHTML.slice(0, 110);
  const points = [
    [0.5, 0.5],
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ].map(([x = 0, y = 0]) => ({ x: box.left + box.width * x, y: box.top + box.height * y }));
  if (points.every(({ y }) => y < 0 || y > window.innerHeight)) return `${describe(focused)} is out of the window`;
  for (const { x, y } of points) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || target.contains(hit) || hit.contains(target)) continue;
    for (let cover: Element | null = hit; cover; cover = cover.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(cover).position) && !cover.contains(target))
        return `${describe(focused)} is under ${describe(cover)}`;
  }
  return '';
}
