// Where the shop ships: country, states and union territories.

export const country = 'India';

/** The 28 states, Andhra Pradesh to West Bengal. */
export const states = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** Offered only if the shop's configuration says that it ships there. */
export const unionTerritories = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;

export type Region = (typeof states)[number] | (typeof unionTerritories)[number];

/** Nothing for a union territory: it is left to the shopper, as the shop may not deliver there. */
export const stateOf = (region: Region | undefined): (typeof states)[number] | undefined =>
  states.find((state) => state === region);
