// The owner's own facts: edit this file, start again, and the shop is yours. All of the default contact data is invented.

export interface ShopConfig {
  name: string;
  /** What the name means, in a few words, under the wordmark and in search results. */
  tagline: string;
  description: string;
  contact: {
    email: string;
    phone: string;
    address: { street: string; city: string; state: string; pincode: string; country: string };
    hours: string;
    /** Degrees; where the footer's map is centred. */
    map: { latitude: number; longitude: number };
  };
  social: { label: string; href: string }[];
  poweredBy: { label: string; href: string };
  /** Rupees, added to every order; every page and policy prints this figure. */
  shippingFee: number;
  /** Whether the address form offers the eight union territories as well. */
  shipsToUnionTerritories: boolean;
  /** Sales with an exchange window of their own; printed only while they apply. Dates are India's, YYYY-MM-DD, both included. */
  sales: { name: string; from: string; to: string; exchangeDays: number }[];
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
  sales: [{ name: 'Republic Day sale', from: '2025-01-24', to: '2025-01-28', exchangeDays: 7 }],
};
