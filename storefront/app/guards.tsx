// Who sees a personal page. The token lives in the browser, so until its storage has been looked at there is only a shell.
import { useEffect } from 'react';
import { Outlet, useMatches, useNavigate, useRevalidator } from 'react-router';
import { pages } from '@taana-baana/contract/pages.ts';
import { arrive } from '../components/late.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { fetchBelongings, restoreSession } from '../store/identity.thunks.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { selectSession } from '../store/selectors.ts';
import { hydratedEvent } from './early-script.ts';
import type { PageHandle } from './page-route.tsx';
import { shop } from '../../shop.config.ts';

export function CustomersOnly() {
  const session = useAppSelector(selectSession);
  if (session === 'signed-in') return <Outlet />;
  return (
    <>
      <PageMeta title={shop.name} description={shop.description} isPrivate />
      <PageSkeleton />
    </>
  );
}

/** Looks for a session once, after hydration; then moves a page that is not for this shopper, by replace. */
export function useRestoredSession(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const session = useAppSelector(selectSession);
  const access = (useMatches().at(-1)?.handle as PageHandle | undefined)?.page.access;

  useEffect(() => {
    if (session !== 'unknown') return;
    void dispatch(restoreSession()).then(({ payload }) => {
      if (payload) void dispatch(fetchBelongings());
      if (access === 'customer' && payload) void revalidator.revalidate();
      if (access === 'customer' && !payload) void navigate(pages.login.path, { replace: true });
      if (access === 'visitor' && payload) void navigate(pages.home.path, { replace: true });
    });
    // Once: what the page is by then does not matter, later navigations have their loaders' guard.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // What was pressed meanwhile may be a customer's to press.
  const isKnown = session !== 'unknown';
  useEffect(() => {
    if (!isKnown) return;
    arrive(document.getElementById('root'));
    window.dispatchEvent(new Event(hydratedEvent));
  }, [isKnown]);
}
