// The settings in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { readCounters } from '../../selling/money/documents/order-documents.service.ts';
import { removeLogo, uploadLogo } from './logo.service.ts';
import { listVersions, revertSection, saveSection, showSettings } from './settings.service.ts';
import { sendTestMail } from './test-mail.service.ts';

export const settingsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getSettings', () => showSettings(deps)),
  adminRoute('saveSettings', ({ body, actor }) => saveSection(deps, body, actor)),
  adminRoute('saveProtectedSettings', ({ body, actor }) => saveSection(deps, body, actor)),
  adminRoute('getDocumentCounters', () => readCounters(deps)),
  adminRoute('listSettingsVersions', ({ params }) => listVersions(deps, params.section)),
  adminRoute('revertSettings', ({ params, body, actor }) => revertSection(deps, params.section, body, actor)),
  adminRoute('uploadLogo', ({ query, body, actor }) => uploadLogo(deps, body, query.basedOn, actor)),
  adminRoute('removeLogo', ({ query, actor }) => removeLogo(deps, query.basedOn, actor)),
  adminRoute('sendTestMail', ({ session, actor }) => sendTestMail(deps, session.staff.email, actor), {
    perAddress: { attempts: 20, minutes: 10 },
  }),
];
