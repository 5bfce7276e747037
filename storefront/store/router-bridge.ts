// Gives loaders the store through the router's context: one per request on the server, one per tab.
import { createContext } from 'react-router';
import type { AppStore } from './create-store.ts';

export const storeContext = createContext<AppStore>();
