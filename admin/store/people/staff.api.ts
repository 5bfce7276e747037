// Members of staff and invitations, for an owner.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Change = 'withdrawInvitation' | 'changeRole' | 'disableStaff' | 'enableStaff' | 'endStaffSessions' | 'inviteStaff';

export const {
  useListStaffQuery,
  useInviteStaffMutation,
  useWithdrawInvitationMutation,
  useChangeRoleMutation,
  useDisableStaffMutation,
  useEnableStaffMutation,
  useEndStaffSessionsMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['staff'] }).injectEndpoints({
  endpoints: (build) => {
    const change = <N extends Change>(name: N) =>
      build.mutation<AdminAnswer<N>, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        invalidatesTags: ['staff'],
      });
    return {
      listStaff: build.query<AdminAnswer<'listStaff'>, void>({
        query: () => call('listStaff'),
        providesTags: ['staff'],
      }),
      inviteStaff: change('inviteStaff'),
      withdrawInvitation: change('withdrawInvitation'),
      changeRole: change('changeRole'),
      disableStaff: change('disableStaff'),
      enableStaff: change('enableStaff'),
      endStaffSessions: change('endStaffSessions'),
    };
  },
});
