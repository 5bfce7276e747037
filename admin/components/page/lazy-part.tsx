// Lazy components: dialogs, menus, the drawer. The first press or key on the page preloads all of
// them, so that they also open without a connection.
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
 * Replaces a component whose file did not load: the page and its typed text stay. Browsers do not
 * request the file again before a reload.
 */
function LostPart({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    showToast(texts.partLost);
    onClose?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once, instead of the component
  }, []);
  return null;
}

/** Show it within a `Suspense`. If its file does not load, its `onClose` closes it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (isPageUsed) prefetch(load);
  else parts.push(load);
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => LostPart) }));
}
