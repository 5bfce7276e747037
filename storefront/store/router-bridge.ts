// Where loaders meet the store: through the router's context, one store a request on the server, one a tab in the browser.
import { createContext } from 'react-router';
import type { AppStore } from './create-store.ts';

export const storeContext = createContext<AppStore>();
