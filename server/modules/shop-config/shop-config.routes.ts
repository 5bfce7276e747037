// What the browser must know of the shop; the owner's facts and the payment gateway's public half.
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../route.ts';
import { toBrowserConfig } from './shop-config.mapping.ts';

export const shopConfigRoutes = (deps: Deps): Route[] => [route('getConfig', async () => toBrowserConfig(deps))];
