// Saving a section of the settings.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/calls.ts';
import type { SectionName } from '@taana-baana/contract/admin/schemas/shop/settings-sections.ts';
import { adminApi } from '../admin-api.ts';

/** The sections with a form; the logo is uploaded. */
export type FormSection = Exclude<SectionName, 'logo'>;
type Open = AdminInput<'saveSettings'>['body'];
type Protected = AdminInput<'saveProtectedSettings'>['body'];
export type SectionSave = Open | Protected;

/** The call that saves a section: one of them needs a fresh proof of identity. */
const saveCalls: {
  readonly [S in FormSection]: S extends Protected['section'] ? 'saveProtectedSettings' : 'saveSettings';
} = {
  look: 'saveSettings',
  shop: 'saveProtectedSettings',
  couriers: 'saveProtectedSettings',
  shipping: 'saveProtectedSettings',
  promises: 'saveProtectedSettings',
  sales: 'saveProtectedSettings',
  mail: 'saveProtectedSettings',
  orders: 'saveProtectedSettings',
  tax: 'saveProtectedSettings',
};

export const settingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    saveSection: build.mutation<AdminAnswer<'saveSettings'>, SectionSave>({
      query: (body) => ({ name: saveCalls[body.section], body }),
      invalidatesTags: ['settings'],
    }),
  }),
});
