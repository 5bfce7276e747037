// Store credit of the signed-in customer.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { readCredit } from '../money/store-credit/store-credit.service.ts';

export const storeCreditRoutes = ({ db }: Deps): Route[] => [
  route('getCredit', ({ customer }) => readCredit(db, customer.id)),
];
