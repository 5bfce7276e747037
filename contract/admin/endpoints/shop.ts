// Schemas of the calls about settings, mails to staff, the system page and the audit log.
import { PictureBytes } from '../../schemas/choices.ts';
import * as auditLog from '../schemas/shop/audit-log.ts';
import * as notifications from '../schemas/shop/notifications.ts';
import * as settings from '../schemas/shop/settings.ts';
import * as system from '../schemas/shop/system.ts';
import { shopCalls } from '../calls/shop.ts';
import { type AdminEndpoint, byFile, byId, nothing } from './endpoint.ts';

export const shopEndpoints = {
  getNotifications: { ...shopCalls.getNotifications, response: notifications.Notifications },
  saveNotifications: {
    ...shopCalls.saveNotifications,
    body: notifications.NotificationsForm,
    response: notifications.Notifications,
  },
  getSystem: { ...shopCalls.getSystem, response: system.System },
  listUndeliverableMails: { ...shopCalls.listUndeliverableMails, response: system.UndeliverableMails },
  retryMail: { ...shopCalls.retryMail, params: byId, response: nothing },
  listBackups: { ...shopCalls.listBackups, response: system.Backups },
  createBackup: { ...shopCalls.createBackup, response: system.Backups },
  downloadBackup: { ...shopCalls.downloadBackup, params: byFile, response: nothing },
  deleteBackup: { ...shopCalls.deleteBackup, params: byFile, response: system.Backups },
  getSettings: { ...shopCalls.getSettings, response: settings.AllSettings },
  saveSettings: { ...shopCalls.saveSettings, body: settings.SettingsForm, response: settings.SettingsSaved },
  saveProtectedSettings: {
    ...shopCalls.saveProtectedSettings,
    body: settings.ProtectedSettingsForm,
    response: settings.SettingsSaved,
  },
  listSettingsVersions: {
    ...shopCalls.listSettingsVersions,
    params: settings.SectionParams,
    response: settings.SettingsVersions,
  },
  revertSettings: {
    ...shopCalls.revertSettings,
    params: settings.SectionParams,
    body: settings.SettingsRevert,
    response: settings.SettingsSaved,
  },
  uploadLogo: {
    ...shopCalls.uploadLogo,
    query: settings.LogoQuery,
    body: PictureBytes,
    response: settings.LogoSaved,
  },
  removeLogo: { ...shopCalls.removeLogo, query: settings.LogoQuery, response: settings.SettingsSaved },
  sendTestMail: { ...shopCalls.sendTestMail, response: settings.TestMail },
  listAuditLog: { ...shopCalls.listAuditLog, query: auditLog.AuditLogQuery, response: auditLog.AuditLog },
} as const satisfies Record<keyof typeof shopCalls, AdminEndpoint>;
