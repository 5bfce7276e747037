// The mails about a parcel: sent, tracking available, delivered.

export const subjectShipped = (number: string, shop: string): string => `Your order ${number} at ${shop} is on its way`;
export const headingShipped = 'Your parcel is on its way';
export const shipped = (number: string): string => `We have handed order ${number} to the courier.`;
export const shippedAgain = (number: string): string => `We have sent order ${number} to you once more.`;
/** `document`: `tax invoice`, `bill`. */
export const attached = (document: string, number: string): string => `Your ${document} ${number} is attached.`;
export const trackingFollows = (hours: number): string =>
  `The courier's number of your parcel follows within ${hours} business hours. The page below shows it then.`;

export const subjectTracking = (number: string, shop: string): string => `Follow your order ${number} from ${shop}`;
export const headingTracking = 'You can follow your parcel now';
export const tracking = (number: string): string => `The courier has given order ${number} a number.`;

export const courier = 'Courier';
export const awb = 'Tracking number (AWB)';
export const notYetKnown =
  "Until the courier has scanned the parcel, the courier's page may say that it does not know the number yet.";
export const button = 'Follow your parcel';
export const buttonForDays = (days: number): string => `The page needs no login, and works for ${days} days.`;

export const subjectDelivered = (number: string, shop: string): string =>
  `Has your order ${number} from ${shop} arrived?`;
export const headingDelivered = 'Has your parcel arrived?';
export const delivered = (number: string): string => `The courier says that order ${number} is delivered.`;
/** `day`: `6 Dec 2026`. */
export const exchangeUntil = (day: string): string =>
  `If something is not right, you can send it back for exchange or credit until ${day}.`;
export const notArrived = (email: string): string =>
  `If it has not arrived, or arrived damaged, please write to ${email} within 48 hours, with a photo if you can.`;
export const buttonOrders = 'See your orders';
