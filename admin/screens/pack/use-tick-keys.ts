// `j` and `k` move the focus between checkboxes; the space bar toggles one.
import type { RefObject } from 'react';
import { useKeys } from '../../components/use-keys.ts';

export function useTickKeys(list: RefObject<HTMLElement | null>): void {
  function move(step: 1 | -1): void {
    const ticks = [...(list.current?.querySelectorAll<HTMLInputElement>('.tick input') ?? [])];
    const focused = ticks.indexOf(document.activeElement as HTMLInputElement);
    const first = ticks.findIndex((tick) => !tick.checked);
    const next = ticks[focused >= 0 ? Math.min(Math.max(focused + step, 0), ticks.length - 1) : first];
    next?.focus({ preventScroll: true });
    next?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }
  useKeys({ j: () => move(1), k: () => move(-1) });
}
