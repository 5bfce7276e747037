// The settings' calls: requests and responses. The sections are in contract/schemas/shop/settings.ts.
import * as z from 'zod/mini';
import { type SectionName, sectionNames, settingsSections } from '../../../schemas/shop/settings.ts';
import { version } from '../fields.ts';

/** `basedOn`: the version that the form was filled from; 0 is the default. */
const saveOf = <S extends SectionName>(section: S) =>
  z.object({ section: z.literal(section), basedOn: version, value: settingsSections[section] });

export const SettingsForm = z.discriminatedUnion('section', [saveOf('look')]);
/**
 * Sections that decide about money, taxes, exchanges, what customers are told, where mail goes (the shop's contact address gets mails
 * about disputes) or where tracking links lead: a save needs a fresh proof of identity.
 */
export const ProtectedSettingsForm = z.discriminatedUnion('section', [
  saveOf('shop'),
  saveOf('couriers'),
  saveOf('shipping'),
  saveOf('promises'),
  saveOf('days-off'),
  saveOf('sales'),
  saveOf('mail'),
  saveOf('messages'),
  saveOf('orders'),
  saveOf('cash'),
  saveOf('tax'),
]);

const savedBy = {
  /** Null for the default. */
  savedAt: z.nullable(z.string()),
  /** Null for the default, and for the command line. */
  staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
};

const sectionOf = <S extends SectionName>(section: S) =>
  z.object({
    value: settingsSections[section],
    /** 0: the default. */
    version: z.int(),
    default: settingsSections[section],
    ...savedBy,
  });

export const AllSettings = z.object({
  shop: sectionOf('shop'),
  look: sectionOf('look'),
  logo: sectionOf('logo'),
  shipping: sectionOf('shipping'),
  promises: sectionOf('promises'),
  'days-off': sectionOf('days-off'),
  sales: sectionOf('sales'),
  mail: sectionOf('mail'),
  messages: sectionOf('messages'),
  orders: sectionOf('orders'),
  couriers: sectionOf('couriers'),
  cash: sectionOf('cash'),
  tax: sectionOf('tax'),
});
export type AllSettings = z.infer<typeof AllSettings>;

export const SectionParams = z.object({ section: z.enum(sectionNames) });

/** Newest first; the default is version 0. */
export const SettingsVersions = z.object({
  versions: z.array(z.object({ version: z.int(), value: z.record(z.string(), z.unknown()), ...savedBy })),
});
export type SettingsVersions = z.infer<typeof SettingsVersions>;

/** `version` 0 restores the default. */
export const SettingsRevert = z.object({ version, basedOn: version });

export const SettingsSaved = z.object({ version: z.int() });

/** `basedOn` as in a save. */
export const LogoQuery = z.object({ basedOn: version });
export const LogoSaved = z.object({ version: z.int(), logo: settingsSections.logo.shape.logo });

/** The mail server's answer, in plain words. */
export const TestMail = z.object({ isSent: z.boolean(), message: z.string() });
