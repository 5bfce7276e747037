// The defaults of the settings: what counts until the owner changes it in the admin, or by
// `npm run shop -- settings`. All contact data here is invented.

export interface ShopConfig {
  name: string;
  /** Explains the name in a few words, under the wordmark and in search results. */
  tagline: string;
  description: string;
  contact: {
    email: string;
    phone: string;
    address: { street: string; city: string; state: string; pincode: string; country: string };
    hours: string;
    /** Degrees; the centre of the footer's map. */
    map: { latitude: number; longitude: number };
  };
  social: { label: string; href: string }[];
  poweredBy: { label: string; href: string };
  /** Rupees, added to every order. Pages and policies show this amount. */
  shippingFee: number;
  /** Whether the address form also offers the eight union territories. */
  shipsToUnionTerritories: boolean;
  /** Times that pages and policies promise, and that the shop keeps (section 9 of the specification). */
  promises: {
    /** Days after delivery. */
    exchangeDays: number;
    /** Until an order is packed. */
    processingDays: number;
    /** Business days on the way. */
    deliveryFrom: number;
    deliveryTo: number;
  };
  /**
   * Sales with a different exchange period; shown only while they last. Dates are in India's
   * time zone, YYYY-MM-DD, inclusive.
   */
  sales: { name: string; from: string; to: string; exchangeDays: number }[];
  /**
   * Who carries parcels, and the page on which one is followed: `{awb}` is its number. Null: the
   * courier has no such page.
   */
  couriers: { name: string; trackingUrl: string | null }[];
  orders: {
    /** Rupees that managers may refund of one order, all refunds together. */
    managerRefundLimit: number;
  };
}

export const shop: ShopConfig = {
  name: 'Taana Baana',
  tagline: 'Warp and weft, worn every day',
  description:
    "Heavyweight cotton T-shirts printed after India's crafts, streets and skies. Cut, printed and sewn in Tiruppur, Tamil Nadu.",
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
  shippingFee: 100,
  shipsToUnionTerritories: false,
  promises: { exchangeDays: 15, processingDays: 2, deliveryFrom: 5, deliveryTo: 7 },
  sales: [{ name: 'Republic Day sale', from: '2025-01-24', to: '2025-01-28', exchangeDays: 7 }],
  couriers: [
    { name: 'Delhivery', trackingUrl: 'https://www.delhivery.com/track-v2/package/{awb}' },
    { name: 'DTDC', trackingUrl: 'https://www.dtdc.in/tracking/tracking_results.asp?Ttype=awb_no&strCnno={awb}' },
    { name: 'Blue Dart', trackingUrl: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={awb}' },
    { name: 'Xpressbees', trackingUrl: 'https://www.xpressbees.com/shipment/tracking?awbNo={awb}' },
    { name: 'Ekart', trackingUrl: 'https://ekartlogistics.com/shipmenttrack/{awb}' },
    // Its page takes no number in the address.
    { name: 'India Post Speed Post', trackingUrl: null },
  ],
  orders: { managerRefundLimit: 2000 },
};
