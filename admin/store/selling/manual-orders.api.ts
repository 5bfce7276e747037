// Orders that staff take: products and customers to choose from, the order, and unpaid ones.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Change = 'takeOrder' | 'recordManualPayment' | 'withdrawOrder';

export const {
  useListOffersQuery,
  useLazyFindKnownCustomersQuery,
  useListWaitingOrdersQuery,
  useGetWaitingOrderQuery,
  useTakeOrderMutation,
  useRecordManualPaymentMutation,
  useWithdrawOrderMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['waiting', 'dashboard'] }).injectEndpoints({
  endpoints: (build) => {
    const change = <N extends Change>(name: N) =>
      build.mutation<AdminAnswer<N>, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        invalidatesTags: ['waiting', 'dashboard'],
      });
    return {
      listOffers: build.query<AdminAnswer<'listOffers'>, AdminInput<'listOffers'>>({
        query: (input) => call('listOffers', input),
      }),
      findKnownCustomers: build.query<AdminAnswer<'findKnownCustomers'>, AdminInput<'findKnownCustomers'>>({
        query: (input) => call('findKnownCustomers', input),
      }),
      listWaitingOrders: build.query<AdminAnswer<'listWaitingOrders'>, void>({
        query: () => call('listWaitingOrders'),
        providesTags: ['waiting'],
      }),
      getWaitingOrder: build.query<AdminAnswer<'getWaitingOrder'>, string>({
        query: (id) => call('getWaitingOrder', { params: { id } }),
        providesTags: ['waiting'],
      }),
      takeOrder: change('takeOrder'),
      recordManualPayment: change('recordManualPayment'),
      withdrawOrder: change('withdrawOrder'),
    };
  },
});
