// Calls that a router sends while the screen's file still loads: on a slow line they would
// otherwise wait for it.
import { adminApi } from './admin-api.ts';

/** Who is signed in. The frame asks too. */
export const askForMe = () => adminApi.endpoints.getMe.initiate(undefined, { subscribe: false });

/** On each visit. */
export const askForDashboard = () =>
  adminApi.endpoints.getDashboard.initiate(undefined, { subscribe: false, forceRefetch: true });
