// Single keys as shortcuts: not while somebody types, and not under a dialog or a menu.
import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

/** A toast is an alertdialog too, within a region, and covers nothing. */
const cover = '[role=dialog], [role=menu], [role=alertdialog]:not([role=region] [role=alertdialog])';
const isCovered = () => document.querySelector(cover) !== null;

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
      latest.current[event.key]?.(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
