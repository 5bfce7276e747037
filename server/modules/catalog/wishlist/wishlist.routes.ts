// The signed-in customer's wishlist.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { getWishlist, toggleWishlist } from './wishlist.service.ts';

export const wishlistRoutes = (deps: Deps): Route[] => [
  route('toggleWishlist', ({ customer, body }) => toggleWishlist(deps, customer.id, body.prodId)),
  route('getWishlist', ({ customer }) => getWishlist(deps, customer.id)),
];
