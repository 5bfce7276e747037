// Hours from the payment of an order until it is late, by the settings.
import { useGetMeQuery } from '../people/session.api.ts';

/** Without an answer yet, nothing is late. */
export const usePackWithinHours = (): number => useGetMeQuery().data?.packWithinHours ?? Infinity;
