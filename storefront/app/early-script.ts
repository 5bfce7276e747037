// What runs in the page before its scripts are here: it sends for them once the first screen has its pictures, and keeps what the shopper's hands do meanwhile.
import { arrivedEvent, lateMark, touchedMark } from '../components/late-mark.ts';

/** Names the modules of the page, the entry first, and the whole style sheet. */
export const modulesMeta = 'page-modules';
/** Names those of the parts that come later (components/late.tsx). */
export const lateModulesMeta = 'late-modules';
/** Told on `window` once, when the page is React's and knows who is there. */
export const hydratedEvent = 'hydrated';

/** The text of one inline script, the same on every page: the policy allows it by its hash. Made when asked for, so that the browser's modules need not carry it. */
export const earlyScript = () => {
  // In development the server's own word stands where `import` was written.
  const text = runEarly.toString().replace('__vite_ssr_dynamic_import__', 'import');
  return `(${text})('${modulesMeta}','${lateModulesMeta}','${lateMark}','${arrivedEvent}','${touchedMark}')`;
};

/** Stands alone: it reaches the browser as text, so nothing from outside of it may be used. */
function runEarly(modules: string, lateModules: string, late: string, arrived: string, touched: string): void {
  const page = document.documentElement;
  const typed = new Map<HTMLInputElement, string>();
  const left = new Set<Element>();
  const pressed = new Set<HTMLElement>();
  const isKept = (element: Element) => element.closest(`[${late}]`) !== null;
  let isSentFor = false;
  const opened = location.pathname + location.search;

  // The header keeps the place of what only a customer sees.
  try {
    if (localStorage.getItem('token')) page.classList.add('is-signed-in');
  } catch {
    // Storage is closed to this page: nobody is signed in.
  }

  const namesIn = (meta: string) =>
    (document.querySelector<HTMLMetaElement>(`meta[name=${meta}]`)?.content ?? '').split(' ').filter(Boolean);

  function preload(href: string, fetchPriority: 'high' | 'low'): void {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    document.head.append(Object.assign(document.createElement('link'), { rel, href, fetchPriority }));
  }

  function sendForModules(): void {
    if (isSentFor) return;
    isSentFor = true;
    const [entry = '', ...others] = namesIn(modules);
    for (const href of others) preload(href, 'high');
    // At once, too: a round trip later what was pressed there would be kept for that much longer.
    for (const href of namesIn(lateModules)) preload(href, 'low');
    import(/* @vite-ignore */ entry).catch(letGo);
  }

  function keepPress(event: Event): void {
    const control = (event.target as Element).closest<HTMLElement>(
      'button, [role=button], label, [type=radio], [type=checkbox]',
    );
    sendForModules();
    if (!control || !isKept(control)) return;
    event.preventDefault();
    // Halfway through taking over React would answer it too, and then there would be two.
    event.stopImmediatePropagation();
    pressed.add(control);
  }

  function keepText(event: Event): void {
    const field = event.target as HTMLInputElement;
    if (!isKept(field)) return;
    event.stopImmediatePropagation();
    typed.set(field, field.value);
  }

  function keepLeaving(event: Event): void {
    if (isKept(event.target as Element)) left.add(event.target as Element);
  }

  /** Back to an entry that this page made before it was loaded anew: nobody is here yet to show it. */
  function startAgain(): void {
    if (location.pathname + location.search !== opened) location.reload();
  }

  function letGo(): void {
    window.removeEventListener('click', keepPress, true);
    window.removeEventListener('input', keepText, true);
    window.removeEventListener('change', keepText, true);
    window.removeEventListener('focusout', keepLeaving, true);
    window.removeEventListener('popstate', startAgain);
  }

  // Ahead of the others, which keep these events to themselves.
  for (const type of ['click', 'input']) window.addEventListener(type, () => page.setAttribute(touched, ''), true);
  window.addEventListener('click', keepPress, true);
  window.addEventListener('input', keepText, true);
  window.addEventListener('change', keepText, true);
  window.addEventListener('focusout', keepLeaving, true);
  window.addEventListener('popstate', startAgain);
  // After the frame that shows them, too.
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(sendForModules)));
  // A picture that does not come must not keep the page waiting.
  setTimeout(sendForModules, 3000);
  window.addEventListener(arrived, (event) => {
    window.removeEventListener('popstate', startAgain);
    const place = event.target as Element;
    const isHere = (element: Element) => place.contains(element) && !isKept(element);
    for (const [field, text] of typed) {
      if (!isHere(field) || !typed.delete(field)) continue;
      // React takes no notice of a value that it has seen, so it is shown another first.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const field of left)
      if (isHere(field) && left.delete(field)) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    const { activeElement } = document;
    if (activeElement && isHere(activeElement))
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const control of pressed) if (isHere(control) && pressed.delete(control)) control.click();
  });
}
