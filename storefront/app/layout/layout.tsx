// What surrounds every page: skip link, header, the page itself, footer, toasts.
import { Outlet, ScrollRestoration, useRevalidator } from 'react-router';
import { late } from '../../components/late.tsx';
import { fetchBelongings } from '../../store/identity.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useRestoredSession } from '../guards.tsx';
import { useReconnection } from '../use-reconnection.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const parts = late(() => import('./late-parts.ts'));
const Header = parts.part('Header');
const Footer = parts.part('Footer');
const ToastHost = parts.part('ToastHost');
export const ErrorScreen = parts.part('ErrorScreen');

// Made once: a navigation need not make them again.
const header = <Header />;
const footer = <Footer />;

export function Layout() {
  const main = useFocusOnNavigation();
  return (
    <div id="page" className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <KeptData />
      <NavigationProgress />
      {header}
      <main id="main" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] grow outline-none">
        <Outlet />
      </main>
      {footer}
      <ToastHost />
      <ScrollRestoration />
    </div>
  );
}

/** The session and what a customer has, kept true while the shopper walks about. Apart, since it hears of every step of a navigation. */
function KeptData() {
  useRestoredSession();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  // What did not come without a connection is asked for again.
  useReconnection(() => {
    void revalidate();
    void dispatch(fetchBelongings());
  });
  return null;
}
