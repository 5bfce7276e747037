// The couriers of the settings: their names and tracking URLs.
import type { Parcel } from '@taana-baana/contract';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';

/** Days for which the public page shows a parcel, from its handover to the courier. */
export const trackableDays = 90;

export const isTrackable = ({ created_at: shippedAt }: Pick<ShipmentRow, 'created_at'>, now: Date): boolean =>
  now.getTime() <= Date.parse(shippedAt) + trackableDays * 24 * 3600_000;

type Needs = Pick<Deps, 'settings'>;

/** As spelt in the settings; letter case does not matter. */
export function courierNamed({ settings }: Needs, name: string): string {
  const { couriers } = settings.current();
  const found = couriers.find((courier) => courier.name.toLowerCase() === name.toLowerCase());
  if (found) return found.name;
  const message = texts.courierUnknown(
    name,
    couriers.map((courier) => courier.name),
  );
  throw new AppError('invalid', message, { fields: { courier: message } });
}

/** By the current settings, so that a corrected URL also repairs older links. */
function trackingUrlOf({ settings }: Needs, courier: string | null, awb: string | null): string | null {
  const pattern = settings.current().couriers.find(({ name }) => name === courier)?.trackingUrl;
  const url = pattern && awb ? URL.parse(pattern.replaceAll('{awb}', encodeURIComponent(awb))) : null;
  // Whatever is stored: a link opens a web page and runs no script.
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

export const toParcel = (
  deps: Needs,
  { courier, awb, created_at: shippedAt }: Pick<ShipmentRow, 'courier' | 'awb' | 'created_at'>,
): Parcel => ({
  courier,
  awb,
  trackingUrl: trackingUrlOf(deps, courier, awb),
  shippedAt,
});
