// Messages of the settings: under fields, and in error responses.

export const nameRequired = 'Please type the name of the shop';
export const taglineRequired = 'Please type a tagline: a few words that explain the name';
export const descriptionRequired = 'Please describe the shop in one or two sentences';
export const gstinInvalid = 'This is not a GSTIN. Please check its 15 letters and digits';
export const phoneInvalid = 'Please type a phone number, such as +91 98765 43210';
export const streetRequired = 'Please type house and street';
export const cityRequired = 'Please type the city';
export const stateRequired = 'Please choose the state';
export const pincodeInvalid = 'Please type the six digits of the PIN code';
export const countryRequired = 'Please type the country';
export const hoursRequired = 'Please type when you can be reached';
export const latitudeRange = 'A latitude is a number between -90 and 90';
export const longitudeRange = 'A longitude is a number between -180 and 180';
export const labelRequired = 'Please type the text of the link';
export const linkInvalid = 'Please type an address that starts with https:// or with /';
export const tooManyLinks = 'Please keep at most 12 links';
export const officerNameRequired = 'Please type the name of the grievance officer';

export const colorInvalid = 'Please type a colour as # and six characters, 0 to 9 or a to f, such as #a32633';
export const primaryTooLight = (ratio: string, least: number): string =>
  `Text in this colour is hard to read: its contrast is ${ratio} to 1, and ${least} to 1 is needed. Please choose a darker one`;
export const accentTooDark = (ratio: string, least: number): string =>
  `Dark text on this colour is hard to read: its contrast is ${ratio} to 1, and ${least} to 1 is needed. Please choose a lighter one`;

export const feeRange = 'The fee is a whole number of rupees from 0 to 10000';
export const freeFromRange = 'Free shipping starts at a whole number of rupees from 1 to 1000000, or never';

export const saleNameRequired = 'Please name the sale';
export const dateInvalid = 'Please type a date as year-month-day, such as 2027-01-26';
export const saleEndsEarly = 'A sale ends on the day it starts or later';
export const exchangeDaysRange = 'The exchange period is 1 to 90 days';
export const processingDaysRange = 'An order is packed within 1 to 10 days';
export const deliveryDaysRange = 'A parcel is on its way for 1 to 15 business days';
export const deliveryEndsEarly = 'The slowest delivery takes as long as the fastest, or longer';
export const deliveryTooLate = (days: number): string =>
  `Packing and the slowest delivery together take at most ${days} business days: after them a customer may cancel`;
export const dayOffNameRequired = 'Please say why the shop is shut, such as Pongal';
export const daysOffEndEarly = 'The last day is the first day or later';
export const daysOffTooLong = (days: number): string => `Please enter at most ${days} days in a row`;
export const tooManyDaysOff = 'Please keep at most 30 times off';
export const announcementRequired = 'Please type what shoppers should read';
export const announcementEndsEarly = 'An announcement ends on the day it starts or later';
export const tooManyAnnouncements = 'Please keep at most 10 announcements';
export const tooManySales = 'Please keep at most 50 sales';

export const refundLimitRange = 'The limit is a whole number of rupees from 0 to 1000000';

export const messageRequired = 'Please type the message';
export const messageTooLong = (most: number): string => `A message has at most ${most} characters`;
export const placeholderUnknown = (typed: string, known: readonly string[]): string =>
  `${typed} is none of the placeholders of this message: ${known.join(', ')}`;
export const linkNeeded = 'Please write {link} where the link belongs';

export const courierNameRequired = 'Please name the courier';
export const trackingUrlInvalid =
  'Please type the address of the tracking page: it starts with https:// and has {awb} in the place of the number';
export const courierTwice = 'Each courier can be in the list once';
export const tooManyCouriers = 'Please keep at most 30 couriers';

export const prefixInvalid = 'A prefix has 1 to 3 letters or digits';
export const prefixTwice = 'Invoices, bills and credit notes need different prefixes';
export const usualHsnInvalid = 'An HSN code has 4, 6 or 8 digits';
export const usualHsnWithoutRate = 'The shop knows the GST rates of chapters 61 to 63 only';

export const sectionInvalid = 'Please check the settings';
export const versionUnknown = 'There is no such version';
/** `when`: date and time. */
export const savedMeanwhile = (who: string, when: string, version: number): string =>
  `${who} saved these settings on ${when} (version ${version}), after you opened them. Please look at what changed, then save again`;

export const logoNotSvg = 'An SVG file can carry a program, so it is not accepted. Please export the logo as PNG';
export const logoType = 'Please choose a picture in PNG, JPEG or WebP';
export const logoTooLarge = 'The picture is larger than 5 MB. Please choose a smaller one';
export const logoUnreadable = 'This file cannot be read as a picture. Please export it again as PNG';
export const logoTooSmall = 'The picture is too small. Please choose one of at least 192 x 48 pixels';
