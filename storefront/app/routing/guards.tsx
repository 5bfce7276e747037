// Guards personal pages. The token is in the browser: until it has been read, only a shell shows.
import { useEffect } from 'react';
import { Outlet, useMatches, useNavigate, useRevalidator } from 'react-router';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { importWithRetry } from '../../components/import-retry.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { fetchCustomerData, restoreSession } from '../../store/session/identity.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSession } from '../../store/selectors.ts';
import type { PageHandle } from './page-route.tsx';
import { useShop } from '../../components/shop-context.ts';
import { Skeleton } from '../../components/skeleton.tsx';

export function CustomersOnly() {
  const session = useAppSelector(selectSession);
  const { name } = useShop();
  if (session === 'signed-in') return <Outlet />;
  return (
    <>
      <PageMeta title={name} isPrivate />
      <PageSkeleton />
    </>
  );
}

/** Loads the cart and the wishlist, and puts into them what was chosen before the login. */
export function useCustomerData(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    const { payload: hasChoice } = await dispatch(fetchCustomerData());
    if (hasChoice !== true) return;
    const { openChoice } = await importWithRetry(() => import('./open-choice.ts'));
    await openChoice(dispatch, navigate);
  };
}

/** Restores the session after hydration and when another tab has changed it, and leaves pages that
 * this visitor may not see. */
export function useRestoredSession(): void {
  const dispatch = useAppDispatch();
  const loadCustomerData = useCustomerData();
  const { revalidate } = useRevalidator();
  const session = useAppSelector(selectSession);
  const access = (useMatches().at(-1)?.handle as PageHandle | undefined)?.page.access;

  useEffect(() => {
    // Recorded clicks are replayed with the session. The microtask lets React finish.
    if (session !== 'unknown') return queueMicrotask(() => window.dispatchEvent(new Event('hydrated')));
    void dispatch(restoreSession()).then(({ payload }) => {
      if (payload) void loadCustomerData();
      // The page's loader guards it.
      if (access !== 'open') void revalidate();
    });
    // Not at each navigation: the loaders guard those.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session]);
}

/** The placeholder of a personal screen until the session is known. */
function PageSkeleton() {
  return (
    <div className="page-width py-12" aria-busy="true">
      <noscript>
        <p className="mb-8">{layoutTexts.scriptsNeeded}</p>
      </noscript>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-8 h-40 w-full" />
      <Skeleton className="mt-4 h-40 w-full" />
    </div>
  );
}
