// The first steps in the admin. A change answers with what is left.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { markFirstSteps, readFirstSteps } from './first-steps.service.ts';
import { removeSample } from './sample.service.ts';

export const firstStepsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getFirstSteps', () => readFirstSteps(deps)),
  adminRoute('markFirstSteps', async ({ body, actor }) => {
    await markFirstSteps(deps, body, actor);
    return readFirstSteps(deps);
  }),
  adminRoute('removeSample', async ({ params, actor }) => {
    await removeSample(deps, params.what, actor);
    return readFirstSteps(deps);
  }),
];
