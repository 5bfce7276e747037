// The lines of text that a reader sees on a page, with their boxes. Given to the page as source.

export type { Line };

interface Line {
  element: HTMLElement;
  node: Node;
  text: string;
  box: Box;
  /** The part of it that no ancestor hides. */
  seen: Box;
  /** An ancestor ends its text with "…". */
  isEnded: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What the ancestors that hide their overflow, or scroll it, leave of an element. */
function windowOn(element: Element): Box & { isEnded: boolean } {
  const shown = { left: -window.scrollX, right: Infinity, top: -Infinity, bottom: Infinity, isEnded: false };
  for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
    const style = getComputedStyle(parent);
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') shown.isEnded = true;
    const { left, right, top, bottom } = parent.getBoundingClientRect();
    // Behind the edge of what scrolls, text is not cut.
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
      if (parent.scrollLeft > 0) shown.left = -Infinity;
      break;
    }
    if (style.overflowX !== 'visible')
      Object.assign(shown, { left: Math.max(shown.left, left), right: Math.min(shown.right, right) });
    if (style.overflowY !== 'visible')
      Object.assign(shown, { top: Math.max(shown.top, top), bottom: Math.min(shown.bottom, bottom) });
    if (style.position === 'fixed') break;
  }
  return shown;
}

function isOnScreen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
    return false;
  return !element.closest('.sr-only, [inert], [aria-hidden=true], svg, option, noscript, .skip-link:not(:focus)');
}

/** Enough of an element to find it in the sources. */
function nameOf(element: Element): string {
  const path: string[] = [];
  for (let part: Element | null = element; part && path.length < 3; part = part.parentElement)
    path.unshift(
      part.tagName.toLowerCase() +
        [...part.classList]
          .slice(0, 4)
          .map((name) => `.${name}`)
          .join(''),
    );
  return path.join(' > ');
}

function linesOfText(): Line[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const element = node.parentElement;
    if (!text || !element || !isOnScreen(element)) continue;
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    if (style.clipPath !== 'none' && style.position === 'absolute') continue;
    const shown = windowOn(element);
    for (const box of range.getClientRects()) {
      const seen = {
        left: Math.max(box.left, shown.left),
        right: Math.min(box.right, shown.right),
        top: Math.max(box.top, shown.top),
        bottom: Math.min(box.bottom, shown.bottom),
      };
      if (box.width > 1) lines.push({ element, node, text: text.slice(0, 40), box, seen, isEnded: shown.isEnded });
    }
  }
  return lines;
}

/** The functions above as source, for the page. */
export const readText = [isOnScreen, nameOf, windowOn, linesOfText].map(String).join(';');
