// The frame around every screen of a member who is signed in.
import { Suspense, useEffect } from 'react';
import { useStore } from 'react-redux';
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { Me } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { BottomBar } from './bottom-bar.tsx';
import { NotPermittedPage } from './failure-pages.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SideBar } from './side-bar.tsx';
import { StepUp } from './step-up.tsx';
import { sectionAt, sectionsOf } from '../sections.ts';
import { QueryState } from '../../components/page/query-state.tsx';
import { Starting } from '../../components/page/starting.tsx';
import { Toasts } from '../../components/toasts/toasts.tsx';
import { adminApi } from '../../store/admin-api.ts';
import type { AdminStore } from '../../store/create-store.ts';

/** In ms. Until then the first screen is there, also on a slow line. */
const idle = 4000;

export function Shell() {
  const query = adminApi.useGetMeQuery();
  // Without a session the sign-in page is already loading: nothing may flash up.
  const isLeaving = (query.error as { status?: number } | undefined)?.status === 401;
  if (isLeaving || query.isLoading) return <Starting />;
  return (
    <>
      <QueryState query={query}>
        {(me) => (me.needsSetUp ? <Navigate to="/set-up" replace /> : <Frame me={me} />)}
      </QueryState>
      <Toasts />
      <StepUp />
    </>
  );
}

function Frame({ me }: { me: Me }) {
  const { pathname } = useLocation();
  const store = useStore();
  useEffect(() => {
    // Where it does not load or fails, the next visit does it.
    const care = async () => (await import('./push-care.ts')).careForPush(store as AdminStore, me);
    const timer = setTimeout(() => void care().catch(() => {}), idle);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each member
  }, [me.id]);
  const permission = sectionAt(pathname)?.permission;
  return (
    <div className="frame">
      <a
        href="#content"
        className="button button-primary sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {texts.skipToContent}
      </a>
      <SideBar me={me} />
      <NavigationProgress />
      <main id="content" tabIndex={-1}>
        {permission && !isPermitted(me.role, permission) ? (
          <NotPermittedPage />
        ) : (
          <Suspense>
            <Outlet context={sectionsOf(me.role)} />
          </Suspense>
        )}
      </main>
      <BottomBar me={me} />
      <Shortcuts />
      <ScrollRestoration />
    </div>
  );
}

export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading && <div aria-hidden="true" className="navigation-progress" />;
}
