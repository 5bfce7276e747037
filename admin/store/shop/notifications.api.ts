// The mails that the member gets.
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Answer = AdminAnswer<'getNotifications'>;

const listApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<Answer, void>({ query: () => call('getNotifications') }),
  }),
});

/** The call lists all enabled kinds. Changes are sent one by one, so that none sends an old list. */
let lastChange: Promise<unknown> = Promise.resolve();

const changeApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    changeNotification: build.mutation<Answer, { kind: NotificationKind; isOn: boolean }>({
      queryFn: ({ kind, isOn }, { dispatch, getState }, _, send) => {
        const change = lastChange.then(async () => {
          const { data } = listApi.endpoints.getNotifications.select()(getState() as never);
          const others = (data?.notifications ?? []).filter((one) => one.isOn && one.kind !== kind);
          const on = [...others.map((one) => one.kind), ...(isOn ? [kind] : [])];
          const answer = await send(call('saveNotifications', { body: { on } }));
          if (answer.error) return { error: answer.error };
          const saved = answer.data as Answer;
          dispatch(listApi.util.updateQueryData('getNotifications', undefined, () => saved));
          return { data: saved };
        });
        lastChange = change;
        return change;
      },
    }),
  }),
});

export const { useGetNotificationsQuery, useChangeNotificationMutation } = changeApi;
