// An empty list: its picture, what to do, and popular products where it has a picture.
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { importWithRetry } from './import-retry.ts';

export type EmptyPictureName = 'empty-cart' | 'empty-wishlist' | 'empty-orders' | 'not-found';

interface EmptyStateProps {
  /** The specification's text if it has one: 'No Data', 'Your cart is empty.' */
  title: string;
  hint?: string;
  picture?: EmptyPictureName;
  /** A ButtonLink, usually. */
  action?: ReactNode;
}

export function EmptyState({ title, hint, picture, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center py-16 text-center">
      {picture ? (
        <EmptyPicture name={picture} />
      ) : (
        <span aria-hidden="true" className="placeholder-weave block size-20 rounded-pill" />
      )}
      <p className="mt-6 font-display text-display-s font-semibold">{title}</p>
      {hint && <p className="mt-2 max-w-prose text-ink-soft">{hint}</p>}
      {action && <div className="mt-6">{action}</div>}
      {picture && <WayOn />}
    </div>
  );
}

const scene = () => importWithRetry(() => import('./empty-scene.tsx'));
const Drawing = lazy(async () => ({ default: (await scene()).Drawing }));
const PopularPicks = lazy(async () => ({ default: (await scene()).PopularPicks }));

export function EmptyPicture({ name }: { name: EmptyPictureName }) {
  return (
    <div className="size-44">
      {useIsHydrated() && (
        <Suspense>
          <Drawing name={name} />
        </Suspense>
      )}
    </div>
  );
}

/** As high as the window: the footer stays below it when the products come. */
export function WayOn() {
  return (
    <div className="min-h-screen w-full text-left">
      {useIsHydrated() && (
        <Suspense>
          <PopularPicks />
        </Suspense>
      )}
    </div>
  );
}

const never = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
const useIsHydrated = () => useSyncExternalStore(never, isBrowser, isServer);
