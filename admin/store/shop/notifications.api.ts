// What the member is told, by mail and on devices. The call lists all enabled kinds; changes are sent
// one by one, so that none sends an old list.
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Answer = AdminAnswer<'getNotifications'>;
export type NotificationWay = 'isOn' | 'byPush';

interface NotificationChange {
  readonly kind: NotificationKind;
  readonly way: NotificationWay;
  readonly isOn: boolean;
  /** Without devices nothing is chosen for them: what is mailed is told there once there is one. */
  readonly hasDevices: boolean;
}

let lastChange: Promise<unknown> = Promise.resolve();

export const notificationsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    changeNotification: build.mutation<Answer, NotificationChange>({
      queryFn: ({ kind, way, isOn, hasDevices }, { dispatch, getState }, _, send) => {
        const change = lastChange.then(async () => {
          const { data } = adminApi.endpoints.getNotifications.select()(getState() as never);
          const next = (data?.notifications ?? []).map((one) => (one.kind === kind ? { ...one, [way]: isOn } : one));
          const kindsOf = (wanted: NotificationWay) => next.filter((one) => one[wanted]).map((one) => one.kind);
          const body = { on: kindsOf('isOn'), ...(hasDevices && { byPush: kindsOf('byPush') }) };
          const answer = await send(call('saveNotifications', { body }));
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
