// The frame of every page: skip link, header, page, footer, toasts.
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRevalidator } from 'react-router';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCustomerData, useRestoredSession } from '../routing/guards.tsx';
import { useReconnection } from '../use-reconnection.ts';
import forcedColors from '../styles/forced-colors.css?url';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { ToastHost } from './toasts/toast-host.tsx';

// Constant elements: a navigation does not render them again.
const header = <Header />;
const footer = <Footer />;

export function Layout() {
  const main = useFocusOnNavigation();
  return (
    <div id="page" className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {layoutTexts.skip}
      </a>
      {/* A file of its own: most browsers never need it. */}
      <link rel="stylesheet" media="(forced-colors: active)" href={forcedColors} />
      <SessionSync />
      <NavigationProgress />
      {header}
      <main id="main" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] grow outline-none">
        <Outlet />
      </main>
      {footer}
      <OfflineNote />
      <ToastHost />
      <ScrollRestoration />
    </div>
  );
}

/** Keeps the session and customer data current. A component of its own, because it renders on
 * every navigation state. */
function SessionSync() {
  useRestoredSession();
  const loadCustomerData = useCustomerData();
  const { revalidate } = useRevalidator();
  // Reloads what failed while offline.
  useReconnection(() => {
    void revalidate();
    void loadCustomerData();
  });
  return null;
}

/** The progress line at the top during slow navigations. */
function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  return <div aria-hidden="true" className={isUnderWay ? 'navigation-progress' : undefined} />;
}

/** Says that there is no connection, as long as there is none. */
function watchConnection(listener: () => void): () => void {
  for (const change of ['online', 'offline']) window.addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, listener);
  };
}

function OfflineNote() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return <output className={isOnline ? '' : 'offline-note'}>{!isOnline && layoutTexts.offline}</output>;
}

/** Moves the focus to the new page's heading after a navigation, for keyboards and screen readers. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector('h1') ?? main.current;
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
