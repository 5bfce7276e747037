// Formats an address as on a parcel in India, for mails, screens and the command line.
import type { PaidAddress } from '../schemas/address.ts';

/** Name, street, area, 'Kochi, Kerala 682001', country; without blank lines. */
export function addressLines({
  firstname,
  lastname,
  address,
  other,
  city,
  state,
  pincode,
  country,
}: PaidAddress): string[] {
  const region = `${state} ${pincode}`.trim();
  const place = [city, region].filter(Boolean).join(', ');
  return [`${firstname} ${lastname}`.trim(), address, other ?? '', place, country].filter(Boolean);
}
