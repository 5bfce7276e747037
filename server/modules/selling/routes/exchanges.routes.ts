// Exchanges of a customer's own orders.
import type { Deps } from '../../../deps.ts';
import type { OrderRecord } from '../order/orders.mapping.ts';
import { toWireOrder } from '../desk/orders/own-orders.service.ts';
import { Answer, type Route, route } from '../../route.ts';
import { addPhoto, readOwnPhoto } from '../actions/exchanges/exchange-photos.service.ts';
import { requestExchange, withdrawExchange } from '../actions/exchanges/request-exchange.service.ts';

export function exchangesRoutes(deps: Deps): Route[] {
  const answer = async (order: OrderRecord) => ({ success: true, order: await toWireOrder(deps, order) }) as const;
  return [
    route(
      'requestExchange',
      async ({ customer, params, body }) =>
        new Answer(
          await answer((await requestExchange(deps, { customerId: customer.id }, params.number, body)).order),
          {
            status: 201,
          },
        ),
      { perAccount: { attempts: 60, minutes: 60 } },
    ),
    route(
      'withdrawExchange',
      async ({ customer, params }) => answer(await withdrawExchange(deps, customer.id, params)),
      { perAccount: { attempts: 60, minutes: 60 } },
    ),
    route(
      'addExchangePhoto',
      async ({ customer, params, body }) => {
        await addPhoto(deps, customer.id, params, body);
        return undefined;
      },
      { perAccount: { attempts: 60, minutes: 60 } },
    ),
    route('getExchangePhoto', ({ customer, params }) => readOwnPhoto(deps.db, customer.id, params.id)),
  ];
}
