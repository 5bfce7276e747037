// Settings for tests that need no database.
import { type CurrentSettings, type ShopSettings, flatten } from './current-settings.service.ts';
import { defaultSettings } from '../../../../shop.config.ts';

export const fixedSettings = (changed: Partial<ShopSettings> = {}): CurrentSettings => ({
  current: () => ({ ...flatten(defaultSettings), ...changed }),
  promisesAt: () => changed.promises ?? defaultSettings.promises,
  reload: async () => {},
  settled: async () => {},
});
