// Converts rows of settings to the values of the sections.
import { type SectionName, type Settings, sectionNames } from '@taana-baana/contract/schemas/shop/settings.ts';
import type { SettingsRow } from '../../../database/tables/staff-tables.ts';
import { defaultSettings } from '../../../../shop.config.ts';

/**
 * Rows of the versions in force. A section without a row has its default, and so has a field that
 * is missing in a row of an earlier release.
 */
export function toSettings(rows: readonly Pick<SettingsRow, 'section' | 'value'>[]): Settings {
  const values = sectionNames.map((section) => {
    const row = rows.find((one) => one.section === section);
    return [section, row ? toValue(section, row.value) : defaultSettings[section]] as const;
  });
  return Object.fromEntries(values) as unknown as Settings;
}

export function toValue<S extends SectionName>(section: S, text: string): Settings[S] {
  return { ...defaultSettings[section], ...(JSON.parse(text) as Settings[S]) };
}
