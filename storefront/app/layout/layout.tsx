// What surrounds every page: skip link, header, the page itself, footer, toasts.
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { hydratedEvent } from '../early-script.ts';
import { useRestoredSession } from '../guards.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { ToastHost } from './toast-host.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function Layout() {
  useRestoredSession();
  const main = useFocusOnNavigation();
  useEffect(() => void window.dispatchEvent(new Event(hydratedEvent)), []);
  return (
    <div id="page" className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <NavigationProgress />
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] grow outline-none">
        <Outlet />
      </main>
      <Footer />
      <ToastHost />
      <ScrollRestoration />
    </div>
  );
}
