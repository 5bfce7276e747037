// The arrival of an order of today. The server does not know the shopper's day, so it renders the
// duration.
import { useSyncExternalStore } from 'react';
import { arrivalOf } from '@taana-baana/contract/calendar/arrival.ts';
import { delivery } from '@taana-baana/contract/limits.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';

const never = () => () => {};
const today = () => arrivalOf(new Date());
const anyDay = () => screenTexts.arrivesWithin(delivery.fastest, delivery.processing + delivery.slowest);

export function Arrival({ className = '' }: { className?: string }) {
  return <strong className={`block font-semibold ${className}`}>{useSyncExternalStore(never, today, anyDay)}</strong>;
}
