// The packing list. Packed orders stay in it until it is reloaded, so that nothing moves under a
// thumb.
import type { PackingList, Parcels } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import type { OrderStatus } from '@taana-baana/contract/limits.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

const packingApi = adminApi.enhanceEndpoints({ addTagTypes: ['packing'] }).injectEndpoints({
  endpoints: (build) => ({
    getPackingList: build.query<PackingList, void>({
      query: () => call('getPackingList'),
      providesTags: ['packing'],
    }),
    /** Of orders whose numbers are separated by commas. */
    listParcels: build.query<Parcels, string>({
      query: (orders) => call('listParcels', { query: { orders } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetPackingListQuery, useListParcelsQuery } = packingApi;

/** To be dispatched: sets an order's status in the list. */
export const showInPackingList = (number: string, status: OrderStatus) =>
  packingApi.util.updateQueryData('getPackingList', undefined, ({ orders }) => {
    const order = orders.find((one) => one.number === number);
    if (order) order.status = status;
  });

/** To be dispatched: reloads the list. */
export const reloadPackingList = () => packingApi.util.invalidateTags(['packing']);
