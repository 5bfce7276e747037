// The file with which parcels are booked at a courier: its button, and its columns.

export const action = 'Booking file';
export const actionLabel = 'Booking file of these orders';
export const started = 'The file is being downloaded. It has names and addresses: for your courier only';

export const columns = {
  reference: 'Reference',
  name: 'Name',
  address: 'Address line 1',
  other: 'Address line 2',
  city: 'City',
  state: 'State',
  pincode: 'PIN',
  phone: 'Phone',
  weight: 'Weight (kg)',
  contents: 'Contents',
  value: 'Value (Rs.)',
  payment: 'Payment',
  collect: 'COD amount (Rs.)',
} as const;
/** Nothing is to be collected. */
export const prepaid = 'Prepaid';
/** The courier collects the price. */
export const collected = 'COD';
export const piece = (quantity: number, choice: readonly string[]): string => `${quantity} × ${choice.join(', ')}`;
