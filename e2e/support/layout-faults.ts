// What is wrong with the layout of the page as it is now, for the sweeps of shop and admin: wider
// than the window, cut or overlapping text, bars on a low window.
import { type Page, expect } from '@playwright/test';
import type { SweptWindow } from './sweep-windows.ts';
import { type Line, readText } from './text-lines.ts';

/** What stays wrong is a fault; what the browser's next frame mends, as after a change of text size, is none. */
const settled = expect.configure({ soft: true, timeout: 15_000 });

/**
 * The page in each of the windows; afterwards it has `size` and text of 16 px. `more`: what else is wrong with a
 * page, a line for each fault.
 */
export async function expectLayout(
  page: Page,
  windows: readonly SweptWindow[],
  size: { width: number; height: number },
  more: (page: Page) => Promise<string[]> = async () => [],
): Promise<void> {
  const where = page.url().replace(new URL(page.url()).origin, '');
  for (const { name, text = 16, isSpaced = false, ...own } of windows) {
    /* oxlint-disable no-await-in-loop -- one window after the other */
    await page.setViewportSize({ ...size, ...own });
    await setTextSize(page, text);
    await spaceText(page, isSpaced);
    await settled
      .poll(async () => [...(await layoutFaults(page)), ...(await more(page))], `${where}, ${name}`)
      .toEqual([]);
    /* oxlint-enable no-await-in-loop */
  }
  await page.setViewportSize(size);
  await setTextSize(page, 16);
  await spaceText(page, false);
}

/** A line for each fault; none if all is well. Text of an open dialog is measured alone: it covers the rest. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await atRest(page);
  const measures = [sidewaysScroll, cutText, brokenWords, overlappingText, barsOnLowWindow].map(
    (one) => `(${String(one)})()`,
  );
  // All of them read the same lines.
  return page.evaluate(
    `(() => { ${readText}; const lines = linesOfText(); linesOfText = () => lines; return [${measures.join()}].flat(); })()`,
  );
}

/** The browser's default text size, in px, as its settings change it: rem and media queries follow. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** The spacing that a page must bear: https://www.w3.org/TR/WCAG22/#text-spacing */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** A constructed sheet, which the content security policy lets pass. */
export const spaceText = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? wideSpacing : '',
  );

/** Two frames: until then a new size of the window has not reached the layout. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

// The functions below run in the page, together with those of text-lines.ts.
declare function linesOfText(): Line[];
declare function isOnScreen(element: Element): boolean;
declare function nameOf(element: Element): string;

function sidewaysScroll(): string[] {
  const root = document.documentElement;
  const isWide = root.scrollWidth > root.clientWidth;
  const faults = isWide ? [`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`] : [];
  const modal = document.querySelector('dialog:modal');
  const isScrolledAlone = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isScrolledAlone(parent);
  };
  const measured = [...(modal ?? document.body).querySelectorAll('*'), ...(modal ? [modal] : [])];
  if (isWide)
    for (const element of measured) {
      const { right, width } = element.getBoundingClientRect();
      if (isScrolledAlone(element)) continue;
      if (right > root.clientWidth + 1 && width > 1 && isOnScreen(element) && faults.length < 6)
        faults.push(`  reaches to ${Math.round(right)} px: ${nameOf(element)}`);
    }
  // Lists and tables may scroll by themselves, and what snaps or has the keyboard's focus.
  for (const element of measured) {
    const { overflowX, scrollSnapType } = getComputedStyle(element);
    if (!/auto|scroll/.test(overflowX) || element.scrollWidth <= element.clientWidth + 1) continue;
    if (
      element.matches('ul, ol, nav, [role=toolbar], input, textarea, [tabindex="0"], :has(> table)') ||
      scrollSnapType !== 'none' ||
      !isOnScreen(element)
    )
      continue;
    faults.push(`scrolls sideways by ${element.scrollWidth - element.clientWidth} px: ${nameOf(element)}`);
  }
  return faults;
}

function cutText(): string[] {
  const faults = new Map<Node, string>();
  const reach = (inner: Line['box'], outer: Line['box']) =>
    Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
  for (const { element, node, text, box, seen, isEnded } of linesOfText()) {
    if (isEnded) continue;
    const out = reach(box, seen);
    if (out > 1.5) faults.set(node, `cut by ${Math.round(out)} px: "${text}" in ${nameOf(element)}`);
    const frame = element.closest('button, a, label, summary, td, th, [class*=badge], [class*=chip]');
    if (!frame || /inline$|contents/.test(getComputedStyle(frame).display)) continue;
    const past = reach(box, frame.getBoundingClientRect());
    const isApart = [...frame.querySelectorAll('*')].some(
      (inside) => inside.contains(element) && /absolute|fixed/.test(getComputedStyle(inside).position),
    );
    if (past > 2 && !isApart)
      faults.set(node, `leaves its box by ${Math.round(past)} px: "${text}" in ${nameOf(frame)}`);
  }
  return [...faults.values()];
}

/** Long words may break to fit; those of a usual length would have had room elsewhere. */
function brokenWords(): string[] {
  const usualWord = 9;
  const range = document.createRange();
  const faults: string[] = [];
  const lowest = new Map<Node, number>();
  for (const { node, seen } of linesOfText()) lowest.set(node, Math.max(lowest.get(node) ?? 0, seen.bottom));
  for (const [node, end] of lowest)
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
      if (word.length > usualWord || getComputedStyle(node.parentElement as Element).wordBreak === 'break-all')
        continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + 2 && top < end - 2))
        faults.push(`"${word}" breaks in ${nameOf(range.startContainer.parentElement as Element)}`);
    }
  return faults;
}

function overlappingText(): string[] {
  /** What lies over the page on its own ground. */
  const isLayer = ({ position, zIndex, backgroundColor }: CSSStyleDeclaration) =>
    /fixed|sticky/.test(position) ||
    (position === 'absolute' && zIndex !== 'auto' && backgroundColor.startsWith('rgb('));
  const bars = (element: Element) => {
    for (let parent: Element | null = element; parent; parent = parent.parentElement)
      if (isLayer(getComputedStyle(parent))) return parent;
    return null;
  };
  /** What its scroller shows of a control. */
  function shownPart(control: Element): Line['box'] {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const box = { left, right, top, bottom };
    for (let parent = control.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (parent.scrollHeight <= parent.clientHeight || !/auto|scroll/.test(getComputedStyle(parent).overflowY))
        continue;
      const edge = parent.getBoundingClientRect();
      Object.assign(box, { top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) });
    }
    return box;
  }
  const lines = linesOfText()
    .filter(({ seen }) => seen.bottom - seen.top > 2)
    .map((line) => ({ ...line, box: line.seen, bar: bars(line.element) }));
  const controls = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
    .filter((control) => isOnScreen(control) && control.getBoundingClientRect().width > 4)
    .map((control) => ({ control, box: shownPart(control), bar: bars(control) }));
  const modal = document.querySelector('dialog:modal');
  const faults = new Map<string, string>();
  /** The part of a line that letters fill. */
  const inset = ({ top, bottom }: Line['box']) => (bottom - top) * 0.22;
  const shared = (one: Line['box'], other: Line['box'], trim: number) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > trim;
  const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
  sorted.forEach((line, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top > line.box.bottom) break;
      if (other.node === line.node || other.bar !== line.bar) continue;
      if (!shared(line.box, other.box, inset(line.box) + inset(other.box))) continue;
      const key = [line.text, other.text].toSorted().join();
      faults.set(
        key,
        `"${line.text}" and "${other.text}" overlap in ${nameOf(line.element)}, ${nameOf(other.element)}`,
      );
    }
    for (const { control, box, bar } of controls) {
      if (bar !== line.bar || control.contains(line.element) || (modal && !modal.contains(control))) continue;
      // A field's own button, a choice's own words.
      if (line.element.closest('label')?.contains(control) || line.element.contains(control)) continue;
      if (shared(line.box, box, inset(line.box) * 2))
        faults.set(`${line.text}|${nameOf(control)}`, `"${line.text}" lies under or on ${nameOf(control)}`);
    }
  });
  return [...faults.values()];
}

/** Lower than 30rem, bars would leave no room for what they frame. Dialogs take the whole window anyway. */
function barsOnLowWindow(): string[] {
  if (!matchMedia('(height < 30rem)').matches) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.matches('dialog, dialog *, [class*=Toastify], [class*=Toastify] *'))
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && isOnScreen(element))
    .map((element) => `stays on a low window: ${nameOf(element)}`);
}
