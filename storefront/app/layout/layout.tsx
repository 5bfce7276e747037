// The frame of every page: skip link, header, page, footer, toasts.
import { Outlet, ScrollRestoration, useRevalidator } from 'react-router';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { useCustomerData, useRestoredSession } from '../routing/guards.tsx';
import { useReconnection } from '../use-reconnection.ts';
import forcedColors from '../styles/forced-colors.css?url';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNote } from './offline-note.tsx';
import { ToastHost } from './toasts/toast-host.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

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
