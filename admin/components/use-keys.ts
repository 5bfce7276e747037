// Single-key shortcuts: not while somebody types, not under a dialog or a menu, and not if they are
// switched off (store/device-choices.ts). Ctrl + S, or Cmd + S, saves what is open.
import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

/** A toast is an alertdialog too, within a region, but covers nothing. */
export const cover = '[role=dialog], [role=menu], [role=alertdialog]:not([role=region] [role=alertdialog])';
const isOff = () => document.documentElement.dataset.shortcuts === 'off';
const isCovered = () => document.querySelector(cover) !== null;

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isOff() || isTyping(event.target) || isCovered()) return;
      latest.current[event.key]?.(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

export function useSaveKey(onSave: () => void): void {
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
