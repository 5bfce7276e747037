// The arrival of an order of today. The server does not know the shopper's day, so it renders the
// duration.
import { useSyncExternalStore } from 'react';
import { arrivalOf } from '@taana-baana/contract/calendar/arrival.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { useShop } from '../shop-context.ts';

const never = () => () => {};

export function Arrival() {
  const { promises, daysOff } = useShop();
  const arrives = useSyncExternalStore(
    never,
    () => arrivalOf(new Date(), promises, daysOff),
    () => screenTexts.arrivesWithin(promises),
  );
  return <strong className="block font-semibold">{arrives}</strong>;
}
