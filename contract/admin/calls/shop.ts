// Calls about settings, mails to staff, the system page and the audit log.
import { PictureBytes } from '../../schemas/choices.ts';
import * as auditLog from '../schemas/shop/audit-log.ts';
import * as firstSteps from '../schemas/shop/first-steps.ts';
import * as notifications from '../schemas/shop/notifications.ts';
import * as push from '../schemas/shop/push.ts';
import * as settings from '../schemas/shop/settings.ts';
import * as system from '../schemas/shop/system.ts';
import { nothing, post, put, read, remove } from './call.ts';

export const shopCalls = {
  getNotifications: read('me/notifications', 'self', notifications.Notifications),
  saveNotifications: put('me/notifications', 'self', notifications.Notifications, {
    body: notifications.NotificationsForm,
  }),
  getPush: read('me/push', 'self', push.Push, { tags: ['push'] }),
  subscribePush: put('me/push', 'self', push.Push, { body: push.PushSubscriptionForm, tags: ['push'] }),
  unsubscribePush: remove('me/push/:id', 'self', push.Push, { tags: ['push'] }),
  testPush: post('me/push/test', 'self', push.PushTest, { tags: ['push'] }),
  getSystem: read('system', 'system.read', system.System, { tags: ['system'] }),
  listUndeliverableMails: read('system/undeliverable-mails', 'system.read', system.UndeliverableMails, {
    tags: ['system'],
  }),
  retryMail: post('system/undeliverable-mails/:id/retry', 'mails.retry', nothing, { tags: ['system'] }),
  listBackups: read('system/backups', 'system.read', system.Backups),
  createBackup: post('system/backups', 'system.backup', system.Backups, { stepUp: true, tags: ['system'] }),
  downloadBackup: read('system/backups/:file', 'system.backup', nothing, { stepUp: true, isFile: true }),
  deleteBackup: remove('system/backups/:file', 'system.backup', system.Backups, { stepUp: true, tags: ['system'] }),
  getFirstSteps: read('first-steps', 'settings.edit', firstSteps.FirstSteps),
  markFirstSteps: put('first-steps', 'settings.edit', firstSteps.FirstSteps, {
    body: firstSteps.FirstStepsMark,
    shows: 'getFirstSteps',
  }),
  removeSample: post('first-steps/sample/:what/remove', 'settings.edit', firstSteps.FirstSteps, {
    params: firstSteps.SampleParams,
    tags: ['products', 'stock', 'posts'],
    shows: 'getFirstSteps',
  }),
  getSettings: read('settings', 'settings.edit', settings.AllSettings, { tags: ['settings'] }),
  saveSettings: put('settings', 'settings.edit', settings.SettingsSaved, {
    body: settings.SettingsForm,
    tags: ['settings'],
  }),
  saveProtectedSettings: put('settings/protected', 'settings.edit', settings.SettingsSaved, {
    body: settings.ProtectedSettingsForm,
    stepUp: true,
    tags: ['settings'],
  }),
  listSettingsVersions: read('settings/:section/versions', 'settings.edit', settings.SettingsVersions, {
    params: settings.SectionParams,
    tags: ['settings'],
  }),
  revertSettings: post('settings/:section/revert', 'settings.edit', settings.SettingsSaved, {
    params: settings.SectionParams,
    body: settings.SettingsRevert,
    stepUp: true,
    tags: ['settings'],
  }),
  /** The body is the picture itself. More than 5 MB is refused with a sentence of its own. */
  uploadLogo: put('settings/logo', 'settings.edit', settings.LogoSaved, {
    query: settings.LogoQuery,
    body: PictureBytes,
    maxBytes: 6 * 1024 * 1024,
  }),
  removeLogo: remove('settings/logo', 'settings.edit', settings.SettingsSaved, {
    query: settings.LogoQuery,
    tags: ['settings'],
  }),
  sendTestMail: post('settings/test-mail', 'settings.edit', settings.TestMail),
  listAuditLog: read('audit-log', 'audit.read', auditLog.AuditLog, {
    query: auditLog.AuditLogQuery,
    isPaged: true,
  }),
};
