// Presses that were meant for what stood there before: the second tap of a double tap after a
// dialog has opened or closed, or after a button has made way for the next one. They do nothing.

/** In ms. So long after a change under the finger a press there does nothing. */
const strayTime = 400;
/** In CSS px: two taps of one finger are not farther apart. */
const reach = 32;
/** In ms: how long after a press a change under it is looked for, and how often while things move. */
const watch = { duration: 15_000, every: 50 };

const controls =
  'a, button, input, select, textarea, label, summary, [role=button], [role=menuitem], [role=option], [role=row], [role=switch], [role=tab]';

interface Control {
  readonly element: Element | null;
  /** React keeps the element where one button makes way for another. */
  readonly name: string;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly pressed: Control;
  under: Control;
  changedAt: number;
}

function controlOf(target: EventTarget | null | undefined): Control {
  const element = target instanceof Element ? target.closest(controls) : null;
  const isNamed = element !== null && !element.matches('select, textarea');
  return { element, name: isNamed ? (element.getAttribute('aria-label') ?? element.textContent) : '' };
}

const isSame = (one: Control, other: Control) => one.element === other.element && one.name === other.name;

/** Called once, before anything else listens to presses. Keys, and presses by scripts, always count. */
export function ignoreStrayPresses(): void {
  /** Lies over the place that has changed, so that the pointer shows nothing to press there. */
  const shield = document.createElement('div');
  shield.ariaHidden = 'true';
  Object.assign(shield.style, { position: 'fixed', zIndex: 2 ** 31 - 1, translate: '-50% -50%', borderRadius: '50%' });
  shield.style.width = shield.style.height = `${2 * reach}px`;

  let last: Press | undefined;
  let isStray = false;
  let timer: number;
  let unshield: number;

  const controlAt = (x: number, y: number) =>
    controlOf(document.elementsFromPoint(x, y).find((element) => element !== shield));

  /** It may have moved, below a new message, say. */
  function isStillThere({ element, name }: Control): boolean {
    if (!element?.isConnected) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    return isSame(controlAt(x + width / 2, y + height / 2), { element, name });
  }

  function look(): void {
    if (!last) return;
    const under = controlAt(last.x, last.y);
    if (isSame(under, last.under)) return;
    Object.assign(last, { under, changedAt: performance.now() });
    if (isSame(under, last.pressed) || isStillThere(last.pressed)) return;
    Object.assign(shield.style, { left: `${last.x}px`, top: `${last.y}px` });
    if (!shield.isConnected) document.body.append(shield);
    clearTimeout(unshield);
    unshield = window.setTimeout(() => shield.remove(), strayTime);
  }
  const observer = new MutationObserver(look);

  function forget(): void {
    clearInterval(timer);
    observer.disconnect();
    shield.remove();
    last = undefined;
  }

  function remember({ clientX: x, clientY: y, target }: PointerEvent): void {
    forget();
    last = { x, y, pressed: controlOf(target), under: controlAt(x, y), changedAt: -Infinity };
  }

  /** Not before the press is over: the shield would take its click. */
  function watchOn(): void {
    if (!last) return;
    clearInterval(timer);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    const end = performance.now() + watch.duration;
    timer = window.setInterval(() => (performance.now() > end ? forget() : look()), watch.every);
  }

  function hasChangedUnder({ clientX, clientY, target }: PointerEvent): boolean {
    if (target === shield) return true;
    if (!last || Math.hypot(clientX - last.x, clientY - last.y) > reach) return false;
    look();
    return performance.now() - last.changedAt < strayTime && !isSame(controlOf(target), last.pressed);
  }

  function block(event: Event): void {
    if (!isStray || !event.isTrusted) return;
    event.stopImmediatePropagation();
    // The focus stays where it was, too.
    if (event.type === 'mousedown' || event.type === 'click') event.preventDefault();
    if (event.type === 'click') isStray = false;
  }

  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, { capture: true, passive: type.startsWith('touch') || type === 'wheel' });

  listen('pointerdown', (event) => {
    if (event.isPrimary) isStray = hasChangedUnder(event);
    if (event.isPrimary && !isStray) remember(event);
    block(event);
  });
  listen('click', (event) => event.isTrusted && !isStray && watchOn());
  for (const type of ['pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'] as const)
    listen(type, block);
  // What scrolling, typing and a chosen file bring under the finger is no surprise.
  listen('wheel', forget);
  listen('pointercancel', forget);
  listen('input', (event: Event) => {
    if (event instanceof InputEvent || (event.target as HTMLInputElement).type === 'file') forget();
  });
  listen('keydown', () => {
    isStray = false;
    forget();
  });
}
