// Labels of the settings' fields, by path in the section, and help in plain words.
import type { SectionName, SectionValue } from '../../../schemas/shop/settings.ts';

type Whole = string | number | boolean | readonly unknown[];
type PathsIn<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Whole ? K : `${K}.${PathsIn<NonNullable<T[K]>>}`;
}[keyof T & string];
/** Every field has a label: the form, the history and the merge know only those. */
type Labels = {
  readonly [S in SectionName]: Readonly<Record<S extends 'logo' ? 'logo' : PathsIn<SectionValue<S>>, string>>;
};

export const labels = {
  shop: {
    name: 'Name of the shop',
    tagline: 'Tagline',
    description: 'Description',
    legalName: 'Legal name of the business',
    gstin: 'GSTIN',
    'contact.email': 'E-mail',
    'contact.phone': 'Phone',
    'contact.hours': 'When you can be reached',
    'contact.address.street': 'House and street',
    'contact.address.city': 'City',
    'contact.address.state': 'State',
    'contact.address.pincode': 'PIN code',
    'contact.address.country': 'Country',
    'contact.map.latitude': 'Latitude',
    'contact.map.longitude': 'Longitude',
    social: 'Social links',
    'poweredBy.label': 'Last line of the footer',
    'poweredBy.href': 'Its link',
    'customerCare.name': 'Name of customer care',
    'customerCare.email': 'E-mail of customer care',
    'customerCare.phone': 'Phone of customer care',
    'grievanceOfficer.name': 'Name of the grievance officer',
    'grievanceOfficer.email': 'E-mail of the grievance officer',
    'grievanceOfficer.phone': 'Phone of the grievance officer',
  },
  look: { primary: 'Main colour', accent: 'Second colour' },
  logo: { logo: 'Logo' },
  shipping: { fee: 'Shipping fee', freeFrom: 'Free from', unionTerritories: 'Deliver to union territories' },
  promises: {
    processingDays: 'Days to pack',
    deliveryFrom: 'Fastest delivery',
    deliveryTo: 'Slowest delivery',
    exchangeDays: 'Days to exchange',
  },
  'days-off': { daysOff: 'Days off', announcements: 'Announcements' },
  sales: { sales: 'Sales' },
  mail: { senderName: 'Name of the sender', senderAddress: 'Address of the sender' },
  couriers: { couriers: 'Couriers' },
  messages: {
    payment: 'Payment link',
    packed: 'Packed',
    shipped: 'On its way',
    address: 'Address to check',
    sendBack: 'Exchange to send back',
    exchange: 'Exchange has arrived',
    review: 'Please review',
    unfinished: 'Unfinished checkout',
  },
  orders: { managerRefundLimit: 'A manager’s limit for refunds' },
  cash: {
    isOn: 'Take cash on delivery',
    from: 'Orders from',
    to: 'Orders up to',
    fee: 'Fee for cash',
    advance: 'Paid in advance, online',
    'pincodes.only': 'Only at these PIN codes',
    'pincodes.list': 'PIN codes',
    notFor: 'Not for these T-shirts',
    confirmHours: 'Hours to confirm',
    claimDays: 'Days until cash is missing',
  },
  tax: {
    isComposition: 'Composition scheme',
    hsn: 'Usual HSN code',
    invoicePrefix: 'Invoices begin with',
    billPrefix: 'Bills begin with',
    creditNotePrefix: 'Credit notes begin with',
    signatory: 'Who signs',
  },
} as const satisfies Labels;

export const hints = {
  shop: {
    name: 'In the header, in every mail and in search results.',
    tagline: 'A few words that explain the name.',
    description: 'One or two sentences for About Us and for search engines.',
    legalName: 'As it is registered. It stands on invoices; leave it blank if it is the name of the shop.',
    gstin: '15 letters and digits. Leave it blank if you are not registered.',
    'contact.phone': 'With the country code, as shoppers should dial it.',
    'contact.hours': 'Such as: Monday to Saturday, 10 am to 6 pm.',
    'contact.map.latitude':
      'The middle of the footer’s map. In a map app, press long on your place to see both numbers.',
    'customerCare.name': 'Optional.',
    'grievanceOfficer.name': 'Who answers complaints within 48 hours. The law asks every online shop to name one.',
    'poweredBy.href': 'Starts with https:// or, within the shop, with /.',
  },
  look: {
    primary: 'Buttons and links. It must be dark enough for light text.',
    accent: 'Stripes, badges and the footer’s links. It must be light enough for dark text.',
  },
  shipping: {
    fee: 'Whole rupees for an order. 0 if shipping is free.',
    freeFrom: 'Whole rupees. Leave it blank if no order ships free.',
    unionTerritories: 'Delhi, Puducherry, Jammu and Kashmir and five more.',
  },
  promises: {
    processingDays: '1 to 10 days from the payment. After them an order is late.',
    deliveryFrom: '1 to 15 business days from dispatch to the door.',
    deliveryTo: 'As long as the fastest, or longer.',
    exchangeDays: '1 to 90 days from delivery. Sales may have their own.',
  },
  mail: {
    senderName: 'Leave it blank to use the name of the shop.',
    senderAddress: 'Leave it blank to use the usual one. Your mail server must be allowed to send from it.',
  },
  orders: {
    managerRefundLimit:
      'Whole rupees of one order: refunds, goodwill and credit for exchanges together, and a discount. Above it, only an owner can give.',
  },
  cash: {
    isOn: 'The checkout offers it for the orders below. Orders that are placed already stay as they are.',
    from: 'Whole rupees.',
    to: 'Whole rupees. Above it, the checkout says so, and shoppers pay online.',
    fee: 'Whole rupees for an order, with its shipping. 0: there is none. Product, cart, checkout and shipping policy say it.',
    advance:
      'Whole rupees, such as 100, or per cent of the order, such as 20 %. It places the order, and nobody has to confirm it. Blank: nothing.',
    'pincodes.list': 'Type or paste them: spaces, commas and lines divide them.',
    confirmHours: 'The customer confirms by a link, or you call. After these hours the order is cancelled.',
    claimDays: 'Counted from the delivery. A courier that has not paid by then is named.',
  },
  tax: {
    isComposition: 'Only if you pay GST under the composition scheme. Your GSTIN is under Shop.',
    hsn: '6109 is for T-shirts. A product may have its own.',
    invoicePrefix: '1 to 3 letters or digits. A new one begins its own series at 1.',
    billPrefix: 'Of sellers without GSTIN, or under the composition scheme.',
    signatory: 'Under the line “Authorised signatory”. Optional.',
  },
} as const;

export const groups = {
  name: { heading: 'Name', text: 'What shoppers read first.' },
  business: { heading: 'Business', text: 'On bills and on the policy pages.' },
  contact: { heading: 'Contact', text: 'In the footer and on the contact page.' },
  address: { heading: 'Address and map' },
  social: { heading: 'Social links', text: 'In the footer, in this order.' },
  care: { heading: 'Customer care', text: 'If it is not the contact above. Leave all three blank if it is.' },
  officer: { heading: 'Grievance officer', text: 'Leave all three blank until you have named one.' },
  footer: { heading: 'Last line of the footer' },
  daysOff: {
    heading: 'Days off',
    text: 'Packing, arrival, tracking, exchanges and late orders count without them, also for orders that are placed already. Shoppers read of them from a week before.',
  },
  announcements: { heading: 'Announcements', text: 'A line above the header of the shop, on these days.' },
} as const;

export const pincodeChoice = {
  label: 'Where couriers collect cash',
  not: 'Everywhere except the PIN codes below',
  only: 'Only at the PIN codes below',
} as const;

export const socialLabel = 'Text of the link';
export const socialHref = 'Web address';
export const sale = {
  name: 'Name of the sale',
  from: 'First day',
  to: 'Last day',
  exchangeDays: 'Days to exchange',
} as const;
export const dayOff = { name: 'What for', from: 'First day off', to: 'Last day off' } as const;
export const announcement = { text: 'What shoppers read', from: 'From', to: 'Until' } as const;
export const courier = {
  name: 'Name of the courier',
  trackingUrl: 'Tracking page',
  trackingHint: 'Its address, with {awb} in the place of the number. Leave it blank if there is none.',
} as const;
