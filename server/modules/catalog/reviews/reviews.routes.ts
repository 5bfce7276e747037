// Rates a product.
import type { Deps } from '../../../deps.ts';
import { getProduct, requireProduct } from '../products/products.service.ts';
import { type Route, route } from '../../route.ts';
import { rateProduct } from './reviews.service.ts';

export const reviewsRoutes = (deps: Deps): Route[] => [
  route(
    'rateProduct',
    async ({ customer, body }) => {
      await requireProduct(deps.db, body.prodId);
      await rateProduct(deps, customer.id, body);
      return getProduct(deps, body.prodId);
    },
    { perAddress: { attempts: 3000, minutes: 10 }, perAccount: { attempts: 300, minutes: 10 } },
  ),
];
