// Uploaded photos in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { readPhotoStates } from './photos.service.ts';

/** More than any screen shows at once. */
const most = 200;

export const photosAdminRoutes = ({ db }: Deps): AdminRoute[] => [
  adminRoute('listPhotoStates', async ({ query }) => ({
    photos: await readPhotoStates(db, [...new Set(query.ids.split(','))].slice(0, most)),
  })),
];
