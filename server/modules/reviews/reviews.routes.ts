// Rates a product.
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../route.ts';
import { rateProduct } from './reviews.service.ts';

export const reviewsRoutes = (deps: Deps): Route[] => [
  route('rateProduct', ({ customer, body }) => rateProduct(deps, customer.id, body), {
    perAddress: { attempts: 3000, minutes: 10 },
    perAccount: { attempts: 300, minutes: 10 },
  }),
];
