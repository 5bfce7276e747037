// The size guide in the shop.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { getSizeChart } from './size-charts.service.ts';

export const sizeChartsRoutes = (deps: Deps): Route[] => [
  route('getSizeChart', ({ query }) => getSizeChart(deps, query)),
];
