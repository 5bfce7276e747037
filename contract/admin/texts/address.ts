// The fields of an address, wherever staff type one.

export const addressLabels = {
  firstname: 'First name',
  lastname: 'Last name',
  address: 'House and street',
  other: 'Flat, landmark',
  city: 'City',
  state: 'State',
  pincode: 'PIN code',
} as const;
