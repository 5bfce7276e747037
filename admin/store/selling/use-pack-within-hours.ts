// Hours from the payment of an order until it is late, by the settings.
import { adminApi } from '../admin-api.ts';

/** Without an answer yet, nothing is late. */
export const usePackWithinHours = (): number => adminApi.useGetMeQuery().data?.packWithinHours ?? Infinity;
