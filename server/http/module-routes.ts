// Every route of every module, in one list: a test holds it against the contract, row by row.
import type { Deps } from '../deps.ts';
import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { newsletterRoutes } from '../modules/newsletter/newsletter.routes.ts';
import type { Route } from '../modules/route.ts';

export const moduleRoutes = (deps: Deps): Route[] => [...accountsRoutes(deps), ...newsletterRoutes(deps)];
