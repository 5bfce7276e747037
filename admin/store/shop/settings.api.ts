// Saving a section of the settings.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/calls.ts';
import type { SectionName } from '@taana-baana/contract/schemas/shop/settings.ts';
import { adminApi } from '../admin-api.ts';

/** The sections with a form; the logo is uploaded. */
export type FormSection = Exclude<SectionName, 'logo'>;
export type SectionSave = AdminInput<'saveSettings' | 'saveProtectedSettings'>['body'];

export const settingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    saveSection: build.mutation<AdminAnswer<'saveSettings'>, SectionSave>({
      // All sections but the look need a fresh proof of identity.
      query: (body) =>
        body.section === 'look' ? { name: 'saveSettings', body } : { name: 'saveProtectedSettings', body },
      invalidatesTags: ['settings'],
    }),
  }),
});
