// Parts of the page in files of their own: dialogs, menus, the drawer. The first press or key on
// the page fetches all of them, so that they open without a connection too.
import { lazy, useEffect, type ComponentType } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { showToast } from '../toasts/toast-queue.ts';

type Load = () => Promise<unknown>;

const parts: Load[] = [];
let isPageUsed = false;

const prefetch = (load: Load) => void load().catch(() => {});
const prefetchAll = () => {
  isPageUsed = true;
  parts.splice(0).forEach(prefetch);
};
window.addEventListener('pointerdown', prefetchAll, { once: true });
window.addEventListener('keydown', prefetchAll, { once: true });

/**
 * In the place of a part whose file did not come: the page and what was typed on it stay. Browsers do not
 * ask for the file again before the page is loaded again.
 */
function LostPart({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    showToast(texts.partLost);
    onClose?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once, in the place of the part
  }, []);
  return null;
}

/** Show it within a `Suspense`. If its file does not come, it is closed by its `onClose`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (isPageUsed) prefetch(load);
  else parts.push(load);
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => LostPart) }));
}
