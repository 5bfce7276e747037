// The defaults of the settings: what counts until the owner changes it in the admin, or by
// `npm run shop -- settings`. contract/schemas/shop/settings.ts says what each field means. All contact
// data here is invented.
import { defaultLook } from '@taana-baana/contract/colors/colors.ts';
import type { Settings } from '@taana-baana/contract/schemas/shop/settings.ts';

export const defaultSettings: Settings = {
  shop: {
    name: 'Taana Baana',
    tagline: 'Warp and weft, worn every day',
    description:
      "Heavyweight cotton T-shirts printed after India's crafts, streets and skies. Cut, printed and sewn in Tiruppur, Tamil Nadu.",
    legalName: null,
    gstin: null,
    contact: {
      email: 'hello@taanabaana.example.com',
      phone: '+91 00000 00000',
      address: {
        street: '12 Example Weavers Street',
        city: 'Tiruppur',
        state: 'Tamil Nadu',
        pincode: '641601',
        country: 'India',
      },
      hours: 'Monday to Saturday, 10 am to 6 pm',
      map: { latitude: 11.1085, longitude: 77.3411 },
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example.com/taanabaana' },
      { label: 'YouTube', href: 'https://youtube.example.com/taanabaana' },
      { label: 'Facebook', href: 'https://facebook.example.com/taanabaana' },
    ],
    poweredBy: { label: 'Taana Baana, the open-source shop', href: '/about' },
    customerCare: null,
    grievanceOfficer: null,
  },
  look: defaultLook,
  logo: { logo: null },
  shipping: { fee: 100, freeFrom: null, unionTerritories: false },
  promises: { exchangeDays: 15, processingDays: 2, deliveryFrom: 5, deliveryTo: 7 },
  'days-off': { daysOff: [], announcements: [] },
  sales: { sales: [{ name: 'Republic Day sale', from: '2025-01-24', to: '2025-01-28', exchangeDays: 7 }] },
  mail: { senderName: null, senderAddress: null },
  couriers: {
    couriers: [
      { name: 'Delhivery', trackingUrl: 'https://www.delhivery.com/track-v2/package/{awb}' },
      { name: 'DTDC', trackingUrl: 'https://www.dtdc.in/tracking/tracking_results.asp?Ttype=awb_no&strCnno={awb}' },
      { name: 'Blue Dart', trackingUrl: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={awb}' },
      { name: 'Xpressbees', trackingUrl: 'https://www.xpressbees.com/shipment/tracking?awbNo={awb}' },
      { name: 'Ekart', trackingUrl: 'https://ekartlogistics.com/shipmenttrack/{awb}' },
      // Its page takes no number in the address.
      { name: 'India Post Speed Post', trackingUrl: null },
    ],
  },
  cash: {
    isOn: false,
    from: 300,
    to: 3000,
    fee: 0,
    advance: '',
    pincodes: { only: false, list: [] },
    notFor: [],
    confirmHours: 48,
    claimDays: 12,
  },
  messages: {
    payment: 'Namaste {name}, thank you for your order. Please pay {total} here: {link}',
    packed: 'Namaste {name}, your order {order} at {shop} is packed. The courier takes it next.',
    shipped: 'Namaste {name}, your order {order} from {shop} is on its way. Follow the parcel here: {link}',
    address:
      'Namaste {name}, please check the address for your order {order} at {shop}. We have: {address}. Please send us house, street, city, state and PIN code.',
    sendBack:
      'Namaste {name}, please send what you would like to exchange of your order {order} to: {address}. It must be unworn and unwashed, with its labels on.',
    exchange: 'Namaste {name}, what you sent back of your order {order} has arrived at {shop}. We write again soon.',
    review: 'Namaste {name}, did your order {order} from {shop} arrive well? Please tell others what you think: {link}',
    unfinished:
      'Namaste {name}, your cart at {shop} is still here: {link}. Is something unclear, or did the payment fail? Just answer. If you want no such message, tell us.',
  },
  orders: { managerRefundLimit: 2000 },
  tax: {
    isComposition: false,
    hsn: '6109',
    invoicePrefix: 'INV',
    billPrefix: 'BIL',
    creditNotePrefix: 'CRN',
    signatory: null,
  },
};
