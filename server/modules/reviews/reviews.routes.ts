// Rating a product.
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../route.ts';
import { rateProduct } from './reviews.service.ts';

export const reviewsRoutes = (deps: Deps): Route[] => [
  route('rateProduct', ({ customer, body }) => rateProduct(deps, customer.id, body), {
    perAddress: { tries: 3000, minutes: 10 },
    perAccount: { tries: 300, minutes: 10 },
  }),
];
