// How an address is written on a parcel in India, the same in mails, on screens and on the command line.
import type { PaidAddress } from './schemas/address.ts';

/** Name, street, area, 'Kochi, Kerala 682001', country; without what is blank. */
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
