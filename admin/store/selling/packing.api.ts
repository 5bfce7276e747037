// The packing list. Packed orders stay in it until it is reloaded, so that nothing moves under a
// thumb.
import type { OrderStatus } from '@taana-baana/contract/limits.ts';
import { adminApi } from '../admin-api.ts';

export const packingApi = adminApi.enhanceEndpoints({ endpoints: { listParcels: { keepUnusedDataFor: 0 } } });

/** To be dispatched: sets an order's status in the list. */
export const showInPackingList = (number: string, status: OrderStatus) =>
  adminApi.util.updateQueryData('getPackingList', undefined, ({ orders }) => {
    const order = orders.find((one) => one.number === number);
    if (order) order.status = status;
  });

/** To be dispatched: reloads the list. */
export const reloadPackingList = () => adminApi.util.invalidateTags(['packing']);
