// A hand scanner types on the page while no field has the focus: the code is taken, and no shortcut
// or focused button gets its keys.
import { useEffect, useRef } from 'react';
import { isTyping } from '../use-keys.ts';
import { readScannedKeys } from './scanned-keys.ts';

/** `isReady`: false while something covers the page. */
export function useHandScanner(onScan: (code: string) => void, isReady: () => boolean): void {
  const latest = useRef({ onScan, isReady });
  useEffect(() => {
    latest.current = { onScan, isReady };
  });
  useEffect(() => {
    const read = readScannedKeys();
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || !latest.current.isReady()) return;
      const { isScanned, code } = read(event.key, event.timeStamp);
      if (!isScanned) return;
      event.preventDefault();
      event.stopPropagation();
      if (code !== undefined) latest.current.onScan(code);
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
