// The contact form.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { sendEnquiry } from './enquiries.service.ts';

export const enquiriesRoutes = (deps: Deps): Route[] => [
  route('createEnquiry', ({ body }) => sendEnquiry(deps, body), {
    perAddress: { attempts: 60, minutes: 10 },
    perAccount: { attempts: 20, minutes: 10 },
  }),
];
