// How thunks navigate: by the router, or by loading a page.

export interface Navigation {
  /** Resolves once the page is open, or another one is being opened. */
  go: (to: string, options?: { replace?: boolean }) => Promise<void>;
  /** Runs the current page's loaders again. */
  refresh: () => void;
  /** A full page load. */
  load: (to: string) => void;
  reload: () => void;
}

/** For the server, and for tests without navigation. */
export const noopNavigation: Navigation = {
  go: async () => {},
  refresh: () => {},
  load: () => {},
  reload: () => {},
};

interface BrowserRouter {
  navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
  revalidate: () => Promise<void>;
}

/** The store is created before the router that needs it, so the router is connected afterwards. */
export function createBrowserNavigation(location: Pick<Location, 'assign' | 'reload'>) {
  let router: BrowserRouter | undefined;
  const navigation: Navigation = {
    go: async (to, options) => router?.navigate(to, options),
    refresh: () => void router?.revalidate(),
    load: (to) => location.assign(to),
    reload: () => location.reload(),
  };
  const connect = (connected: BrowserRouter) => {
    router = connected;
  };
  return { navigation, connect };
}
