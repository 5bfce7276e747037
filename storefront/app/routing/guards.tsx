// Guards personal pages. The token is in the browser: until it has been read, only a shell shows.
import { useEffect } from 'react';
import { Outlet, useMatches, useNavigate, useRevalidator } from 'react-router';
import { pages } from '@taana-baana/contract/pages.ts';
import { importWithRetry } from '../../components/import-retry.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { fetchCustomerData, restoreSession } from '../../store/session/identity.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSession } from '../../store/selectors.ts';
import type { PageHandle } from './page-route.tsx';
import { useShop } from '../../components/shop-context.ts';

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
  const navigate = useNavigate();
  const loadCustomerData = useCustomerData();
  const revalidator = useRevalidator();
  const session = useAppSelector(selectSession);
  const access = (useMatches().at(-1)?.handle as PageHandle | undefined)?.page.access;

  useEffect(() => {
    if (session !== 'unknown') return;
    void dispatch(restoreSession()).then(({ payload }) => {
      if (payload) void loadCustomerData();
      if (access === 'customer' && payload) void revalidator.revalidate();
      if (access === 'customer' && !payload) void navigate(pages.login.path, { replace: true });
      if (access === 'visitor' && payload) void navigate(pages.home.path, { replace: true });
    });
    // Not at each navigation: the loaders guard those.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session]);

  // After the session is known, so that recorded clicks are replayed with it. The microtask lets
  // React finish.
  const isKnown = session !== 'unknown';
  useEffect(() => {
    if (isKnown) queueMicrotask(() => window.dispatchEvent(new Event('hydrated')));
  }, [isKnown]);
}
