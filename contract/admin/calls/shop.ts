// Calls about settings, mails to staff, the system page and the audit log.
import type { AdminCall } from './call.ts';

export const shopCalls = {
  getNotifications: { method: 'GET', path: 'me/notifications', access: 'staff' },
  saveNotifications: { method: 'PUT', path: 'me/notifications', access: 'staff' },
  getSystem: { method: 'GET', path: 'system', access: 'staff', permission: 'system.read' },
  listUndeliverableMails: {
    method: 'GET',
    path: 'system/undeliverable-mails',
    access: 'staff',
    permission: 'system.read',
  },
  retryMail: {
    method: 'POST',
    path: 'system/undeliverable-mails/:id/retry',
    access: 'staff',
    permission: 'mails.retry',
  },
  listBackups: { method: 'GET', path: 'system/backups', access: 'staff', permission: 'system.read' },
  createBackup: {
    method: 'POST',
    path: 'system/backups',
    access: 'staff',
    permission: 'system.backup',
    stepUp: true,
  },
  downloadBackup: {
    method: 'GET',
    path: 'system/backups/:file',
    access: 'staff',
    permission: 'system.backup',
    stepUp: true,
    isFile: true,
  },
  deleteBackup: {
    method: 'DELETE',
    path: 'system/backups/:file',
    access: 'staff',
    permission: 'system.backup',
    stepUp: true,
  },
  getSettings: { method: 'GET', path: 'settings', access: 'staff', permission: 'settings.edit' },
  saveSettings: { method: 'PUT', path: 'settings', access: 'staff', permission: 'settings.edit' },
  saveProtectedSettings: {
    method: 'PUT',
    path: 'settings/protected',
    access: 'staff',
    permission: 'settings.edit',
    stepUp: true,
  },
  listSettingsVersions: {
    method: 'GET',
    path: 'settings/:section/versions',
    access: 'staff',
    permission: 'settings.edit',
  },
  revertSettings: {
    method: 'POST',
    path: 'settings/:section/revert',
    access: 'staff',
    permission: 'settings.edit',
    stepUp: true,
  },
  /** The body is the picture itself. More than 5 MB is refused with a sentence of its own. */
  uploadLogo: {
    method: 'PUT',
    path: 'settings/logo',
    access: 'staff',
    permission: 'settings.edit',
    maxBytes: 6 * 1024 * 1024,
  },
  removeLogo: { method: 'DELETE', path: 'settings/logo', access: 'staff', permission: 'settings.edit' },
  sendTestMail: { method: 'POST', path: 'settings/test-mail', access: 'staff', permission: 'settings.edit' },
  listAuditLog: { method: 'GET', path: 'audit-log', access: 'staff', permission: 'audit.read' },
} as const satisfies Record<string, AdminCall>;
