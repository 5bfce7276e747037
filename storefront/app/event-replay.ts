// Records clicks and input before React has hydrated the page, and replays them afterwards.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'button, [role=button], label, [type=radio], [type=checkbox]';

/** Calls `onClick` at each click. The result stops it: the page then works as without scripts. */
export function recordEvents(onClick: () => void): () => void {
  const clicked = new Set<HTMLElement>();
  const edited = new Set<Field>();
  const blurred = new Set<EventTarget>();
  const recording = new AbortController();
  const record = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: recording.signal });

  record('click', (event) => {
    onClick();
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control) return;
    event.preventDefault();
    // React also replays events while hydrating: the click would count twice.
    event.stopImmediatePropagation();
    clicked.add(control);
  });
  for (const type of ['input', 'change'])
    record(type, (event) => {
      event.stopImmediatePropagation();
      edited.add(event.target as Field);
    });
  record('focusout', ({ target }) => target && blurred.add(target));

  window.addEventListener('hydrated', () => {
    if (recording.signal.aborted) return;
    recording.abort();
    edited.forEach(replayInput);
    for (const field of blurred) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const control of clicked) control.click();
  });
  return () => recording.abort();
}

/** React ignores a value it has already seen, so the field is emptied first. */
function replayInput(field: Field): void {
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
