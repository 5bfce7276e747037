// The public page of a parcel, and the parcel's line in My Orders.

export const title = 'Your parcel';
export const shipped = (day: string): string => `Handed to the courier on ${day}`;
export const goesTo = (city: string): string => `On its way to ${city}`;
export const arrived = (city: string): string => `Arrived in ${city}`;
export const courier = 'Courier';
export const awb = 'Tracking number (AWB)';
export const awbFollows = (hours: number): string =>
  `The courier's number follows within ${hours} business hours of dispatch.`;
export const follow = 'Follow it at the courier';
export const followAt = (courierName: string): string => `Follow it at ${courierName}`;
export const newTab = ' (opens in a new tab)';
export const returned =
  'The courier brought the parcel back to us. Please write to {email}, so that we can send it again.';
export const cancelled = 'This order is cancelled.';
export const questions = 'Questions? Write to {email}. Everything about your order is under {orders}.';
