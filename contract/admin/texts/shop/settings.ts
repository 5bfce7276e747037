// The settings: overview, the frame of every section's form, and each section's texts.

export const title = 'Settings';
export const intro = 'What the shop is called, how it looks, what it charges. A change shows in the shop at once.';

export const sections = {
  shop: { title: 'Shop', intro: 'Name, contact and what the law asks a shop to show.' },
  look: { title: 'Look', intro: 'The logo and the two colours of the shop.' },
  shipping: { title: 'Shipping', intro: 'What shoppers pay for delivery, and where you deliver.' },
  promises: { title: 'Times', intro: 'How fast you pack and deliver, and how long customers may exchange.' },
  'days-off': { title: 'Days off', intro: 'When the shop is shut, and what shoppers read above every page.' },
  sales: { title: 'Sales', intro: 'Days on which the exchange period differs from the usual one.' },
  mail: { title: 'Mail', intro: 'The name and address that the shop’s mails come from.' },
  couriers: { title: 'Couriers', intro: 'Who carries your parcels, and where customers follow them.' },
  messages: {
    title: 'WhatsApp',
    intro: 'What the button WhatsApp writes for you. You send it yourself, and can change it.',
  },
  cash: { title: 'Cash on delivery', intro: 'Which orders may be paid to the courier, and how they are confirmed.' },
  tax: { title: 'Tax documents', intro: 'What stands on invoices, bills and credit notes, and their numbers.' },
  orders: { title: 'Orders', intro: 'What a manager may do with an order without you.' },
} as const;

export const overview = {
  unchanged: 'Default',
  changed: (who: string, when: string): string => `${who}, ${when}`,
  commandLine: 'Command line',
  ownLogo: 'Your own logo',
  drawnLogo: 'The shop’s own sign',
  colors: (primary: string, accent: string): string => `${primary} and ${accent}`,
  promises: (hours: number, from: number, to: number, days: number): string =>
    `Packed in ${hours} hours · delivered in ${from} to ${to} business days · ${days} days to exchange`,
  sales: (count: number): string => (count === 1 ? '1 sale' : `${count} sales`),
  noSales: 'No sales',
  noDaysOff: 'No days off',
  noCouriers: 'No couriers',
  messages: (count: number): string => `${count} texts for customers`,
  freeShipping: 'Shipping is free',
  freeFrom: (amount: string): string => `free from ${amount}`,
  everywhere: 'states and union territories',
  statesOnly: 'states only',
  refundLimit: (amount: string): string => `A manager refunds up to ${amount} of an order`,
  noCash: 'Off',
  cash: (from: string, to: string): string => `${from} to ${to}`,
  sender: (name: string, address: string): string => `${name}, ${address}`,
  seller: { invoice: 'Tax invoices', 'bill of supply': 'Bills of supply', bill: 'Bills, without tax' },
} as const;

export const form = {
  save: 'Save',
  discard: 'Discard',
  unsaved: 'Not saved yet',
  upToDate: 'Nothing has been changed',
  saved: 'Saved. The shop shows it now.',
  savedInside: 'Saved. It applies from now on.',
  undone: 'Undone. The version before is back.',
  seeShop: 'See it in the shop',
  undo: 'Undo',
  actions: 'More for this section',
  toDefault: 'Back to the default',
} as const;

export const leaving = {
  heading: 'Leave without saving?',
  text: 'What you changed on this page is not saved yet. It is kept on this device until you come back.',
  stay: 'Stay here',
  leave: 'Leave without saving',
} as const;

export const conflict = {
  heading: 'Somebody saved meanwhile',
  choose: 'You both changed the fields below. Choose what the shop shows.',
  yours: 'Yours',
  theirs: 'Saved meanwhile',
  kept: 'Also saved meanwhile, and kept:',
  save: 'Save this',
  back: 'Back to the form',
} as const;

export const history = {
  heading: 'Earlier versions',
  show: 'Show earlier versions',
  hide: 'Hide earlier versions',
  current: 'In use',
  default: 'The default',
  use: 'Use this version',
  usingOf: (name: string): string => `Use this version: ${name}`,
  version: (version: number): string => `Version ${version}`,
  by: (who: string, when: string): string => `${who}, ${when}`,
  noChange: 'Saved without a change',
  unsavedFirst: 'Save or discard your changes first.',
} as const;

export const values = {
  none: 'none',
  yes: 'yes',
  no: 'no',
  picture: 'an uploaded picture',
  sale: (name: string, from: string, to: string, days: number): string => `${name}, ${from} to ${to}, ${days} days`,
  dated: (name: string, from: string, to: string): string => `${name}, ${from} to ${to}`,
  link: (label: string, href: string): string => `${label} (${href})`,
  pincodes: (list: readonly string[]): string => (list.length > 5 ? cash.pincodes(list.length) : list.join(', ')),
  products: (count: number): string => (count === 1 ? '1 T-shirt' : `${count} T-shirts`),
} as const;

export const logo = {
  heading: 'Logo',
  text: 'It takes the place of the shop’s own sign and its name in the header, and is the icon of the tab. PNG, JPEG or WebP, at least 192 x 48 pixels, at most 5 MB.',
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  drop: 'or drop it here',
  remove: 'Remove the logo',
  removed: 'The logo is removed. The shop shows its own sign.',
  uploading: (percent: number): string => `Uploading, ${percent} %`,
  working: 'Making the sizes for header and icons',
  done: 'The logo is in the shop now.',
  present: 'The logo of the shop',
  none: 'No logo yet: the shop shows its own sign and its name.',
} as const;

export const colors = {
  heading: 'Colours',
  pick: (label: string): string => `${label}: choose from a palette`,
  contrast: 'Contrast',
  passes: (ratio: string, least: number): string => `${ratio} to 1: easy to read. At least ${least} to 1 is needed.`,
  fails: (ratio: string, least: number): string => `${ratio} to 1: too hard to read. At least ${least} to 1 is needed.`,
  preview: 'How it will look',
  button: 'Add to Cart',
  link: 'A link in the text',
  text: 'Words on the paper of the shop, with',
  stripe: 'New in the shop',
  footer: 'The shop’s footer',
} as const;

export const shipping = {
  preview: 'What shoppers will see',
  fee: (fee: string): string => `${fee} for an order, however many T-shirts are in it.`,
  noFee: 'Shipping is free for every order.',
  freeFrom: (amount: string): string => `An order of ${amount} or more ships free.`,
  states: 'The address form offers India’s 28 states.',
  everywhere: 'The address form offers India’s 28 states and the 8 union territories, Delhi among them.',
} as const;

export const promises = {
  preview: 'What the shop promises',
  packing: (hours: number): string => `An order is packed within ${hours} hours.`,
  delivery: (from: number, to: number): string => `Its delivery takes ${from} to ${to} business days.`,
  exchange: (days: number): string => `Goods may be sent back within ${days} days of delivery.`,
  policies: 'Product pages, policies, mails and search engines say this as soon as you save.',
  placed: 'Orders that are placed already keep their times. A longer exchange period holds for them too.',
} as const;

export const lists = {
  addLink: 'Add a link',
  removeLink: (label: string): string => `Remove the link ${label}`,
  noLinks: 'No links yet.',
  link: (position: number): string => `Link ${position}`,
  addCourier: 'Add a courier',
  removeCourier: (name: string): string => `Remove the courier ${name}`,
  noCouriers: 'No couriers. Parcels then go out without a tracking link.',
  courier: (position: number): string => `Courier ${position}`,
  addSale: 'Add a sale',
  removeSale: (name: string): string => `Remove the sale ${name}`,
  noSales: 'No sales. The usual exchange period applies every day.',
  sale: (position: number): string => `Sale ${position}`,
  addDaysOff: 'Add days off',
  removeDaysOff: (name: string): string => `Remove the days off ${name}`,
  noDaysOff: 'No days off.',
  daysOff: (position: number): string => `Days off ${position}`,
  addAnnouncement: 'Add an announcement',
  removeAnnouncement: (text: string): string => `Remove the announcement ${text}`,
  noAnnouncements: 'No announcements.',
  announcement: (position: number): string => `Announcement ${position}`,
} as const;

export const cash = {
  pincodes: (count: number): string => (count === 1 ? '1 PIN code' : `${count.toLocaleString('en-IN')} PIN codes`),
  nowhere: 'No PIN code yet: cash is possible nowhere.',
  wrong: (pincode: string, message: string): string => `${pincode}: ${message}`,
  addProduct: 'Add a T-shirt',
  unknown: 'A T-shirt that is not there any more',
  remove: (name: string): string => `Remove ${name}`,
} as const;

export const messages = { placeholders: (known: string): string => `You can use ${known}.` } as const;

export const testMail = {
  heading: 'Try it',
  text: 'Sends a short mail to your own address, from the sender that is saved.',
  send: 'Send me a test mail',
  saveFirst: 'Save your changes first: the mail comes from the sender that is saved.',
} as const;

export const tax = {
  preview: 'What you issue',
  invoices: (next: string): string => `Tax invoices. The next one is ${next}.`,
  supply: (next: string): string => `Bills of supply, without tax. The next one is ${next}.`,
  bills: (next: string): string => `Bills without tax: there is no GSTIN under Shop. The next one is ${next}.`,
  notes: (next: string): string => `Credit notes when something comes back. The next one is ${next}.`,
  noComposition: 'The composition scheme is for registered sellers. Type your GSTIN under Shop first.',
  noLegalName: (name: string): string =>
    `No legal name is typed under Shop, so “${name}” stands on your documents. It must be the name on your GST registration.`,
  stateDiffers: (ofGstin: string, ofShop: string): string =>
    `Your GSTIN is of ${ofGstin}, and the address under Shop is in ${ofShop}. Documents count you as a seller in ${ofGstin}.`,
  toShop: 'Open Shop',
} as const;
