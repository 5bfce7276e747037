// The shop's facts for the browser, and the payment gateway's public key.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { toBrowserConfig } from './shop-config.mapping.ts';

export const shopConfigRoutes = (deps: Deps): Route[] => [route('getConfig', async () => toBrowserConfig(deps))];
