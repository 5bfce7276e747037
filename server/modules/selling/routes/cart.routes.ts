// The signed-in customer's cart.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { addLine, emptyCart, listLines, removeLine, setQuantity } from '../actions/cart/cart.service.ts';
import { restoreCart } from '../actions/cart/restore-cart.service.ts';

export const cartRoutes = (deps: Deps): Route[] => [
  route('getCart', ({ customer }) => listLines(deps, customer.id)),
  route('addToCart', ({ customer, body }) => addLine(deps, customer.id, body)),
  route('updateCartLine', ({ customer, params }) => setQuantity(deps, customer.id, params.cartItemId, params.quantity)),
  route('updateCartLineByDelete', ({ customer, params }) =>
    setQuantity(deps, customer.id, params.cartItemId, params.quantity),
  ),
  route('deleteCartLine', ({ customer, params }) => removeLine(deps, customer.id, params.id)),
  route('restoreCart', ({ customer, params }) => restoreCart(deps, customer.id, params.token), {
    perAccount: { attempts: 30, minutes: 10 },
  }),
  route('emptyCart', ({ customer }) => emptyCart(deps, customer.id)),
];
