// The system page of the admin: its figures, undeliverable mails, backups.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, Download, adminRoute } from '../../admin-route.ts';
import { listUndeliverableMails, retryMail } from '../mail/undeliverable-mails.service.ts';
import { deleteBackup, listBackups, readBackup, startBackup } from './backups.service.ts';
import { showSystem } from './system.service.ts';

export const systemAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getSystem', () => showSystem(deps)),
  adminRoute('listUndeliverableMails', () => listUndeliverableMails(deps)),
  adminRoute('retryMail', ({ params, actor }) => retryMail(deps, params.id, actor)),
  adminRoute('listBackups', () => listBackups(deps)),
  adminRoute('createBackup', ({ actor }) => startBackup(deps, actor)),
  adminRoute('downloadBackup', async ({ params, actor }) => {
    const { bytes, content } = await readBackup(deps, params.file, actor);
    return new Download(params.file, 'application/gzip', bytes, content);
  }),
  adminRoute('deleteBackup', ({ params, actor }) => deleteBackup(deps, params.file, actor)),
];
