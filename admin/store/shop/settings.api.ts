// The settings: all sections at once, saving one, its versions, the logo, the test mail.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import type { SectionName } from '@taana-baana/contract/admin/schemas/shop/settings-sections.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

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

export const settingsApi = adminApi.enhanceEndpoints({ addTagTypes: ['settings'] }).injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<AdminAnswer<'getSettings'>, void>({
      query: () => call('getSettings'),
      providesTags: ['settings'],
    }),
    saveSection: build.mutation<AdminAnswer<'saveSettings'>, SectionSave>({
      query: (body) => ({ name: saveCalls[body.section], body }),
      invalidatesTags: ['settings'],
    }),
    listSettingsVersions: build.query<AdminAnswer<'listSettingsVersions'>, SectionName>({
      query: (section) => call('listSettingsVersions', { params: { section } }),
      providesTags: ['settings'],
    }),
    getDocumentCounters: build.query<AdminAnswer<'getDocumentCounters'>, void>({
      query: () => call('getDocumentCounters'),
    }),
    revertSettings: build.mutation<AdminAnswer<'revertSettings'>, AdminInput<'revertSettings'>>({
      query: (input) => call('revertSettings', input),
      invalidatesTags: ['settings'],
    }),
    removeLogo: build.mutation<AdminAnswer<'removeLogo'>, AdminInput<'removeLogo'>>({
      query: (input) => call('removeLogo', input),
      invalidatesTags: ['settings'],
    }),
    sendTestMail: build.mutation<AdminAnswer<'sendTestMail'>, void>({ query: () => call('sendTestMail') }),
  }),
});

export const {
  useGetSettingsQuery,
  useLazyGetSettingsQuery,
  useSaveSectionMutation,
  useListSettingsVersionsQuery,
  useRevertSettingsMutation,
  useRemoveLogoMutation,
  useSendTestMailMutation,
  useGetDocumentCountersQuery,
} = settingsApi;
