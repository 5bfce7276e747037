// `j` and `k` move the focus between rows of a list, `x` selects the row; Enter opens its link.
import { type RefObject, useEffect } from 'react';
import { useKeys } from '../use-keys.ts';

/** The link with the last focus: Back from its page restores it. */
let last = '';

export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const noteLast = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset.row !== undefined) last = target.getAttribute('href') ?? '';
    };
    const element = list.current;
    element?.addEventListener('focusin', noteLast);
    return () => element?.removeEventListener('focusin', noteLast);
  }, [list]);

  function move(step: 1 | -1): void {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
    const focused = links.indexOf(document.activeElement as HTMLElement);
    const before = links.findIndex((link) => link.getAttribute('href') === last);
    const next = focused >= 0 ? focused + step : Math.max(before, 0);
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
  }

  const choose = () =>
    document.activeElement?.closest('.row-link')?.querySelector<HTMLElement>('input[type=checkbox]')?.click();

  useKeys({ j: () => move(1), k: () => move(-1), x: choose });
}
