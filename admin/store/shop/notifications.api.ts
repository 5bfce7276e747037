// The mails that the member gets. The call lists all enabled kinds; changes are sent one by one, so
// that none sends an old list.
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Answer = AdminAnswer<'getNotifications'>;

let lastChange: Promise<unknown> = Promise.resolve();

export const notificationsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    changeNotification: build.mutation<Answer, { kind: NotificationKind; isOn: boolean }>({
      queryFn: ({ kind, isOn }, { dispatch, getState }, _, send) => {
        const change = lastChange.then(async () => {
          const { data } = adminApi.endpoints.getNotifications.select()(getState() as never);
          const others = (data?.notifications ?? []).filter((one) => one.isOn && one.kind !== kind);
          const on = [...others.map((one) => one.kind), ...(isOn ? [kind] : [])];
          const answer = await send(call('saveNotifications', { body: { on } }));
          if (answer.error) return { error: answer.error };
          const saved = answer.data as Answer;
          dispatch(adminApi.util.updateQueryData('getNotifications', undefined, () => saved));
          return { data: saved };
        });
        lastChange = change;
        return change;
      },
    }),
  }),
});
