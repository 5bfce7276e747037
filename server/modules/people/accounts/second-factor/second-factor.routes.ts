// The second factor at login: its status, and turning it on and off.
import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../route.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor-setup.service.ts';
import { isSecondFactorOn } from './second-factor.service.ts';

export const secondFactorRoutes = (deps: Deps): Route[] => [
  route('getSecondFactor', async ({ customer }) => ({ isOn: await isSecondFactorOn(deps, customer.id) })),
  // Calls that take a password count its attempts themselves.
  route('beginSecondFactor', ({ customer, body, network }) =>
    beginSecondFactor(deps, customer, body.password, network),
  ),
  route('confirmSecondFactor', ({ customer, body }) => confirmSecondFactor(deps, customer, body.code), {
    perAccount: { attempts: 30, minutes: 10 },
  }),
  route('endSecondFactor', ({ customer, body, network }) => endSecondFactor(deps, customer, body.password, network)),
];
