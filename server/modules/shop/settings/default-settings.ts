// The initial settings, from shop.config.ts.
import type { Settings } from '@taana-baana/contract/admin/schemas/shop/settings-sections.ts';
import { defaultLook } from '@taana-baana/contract/colors/colors.ts';
import { shop } from '../../../../shop.config.ts';

const { name, tagline, description, contact, social, poweredBy, sales, shippingFee, shipsToUnionTerritories } = shop;

export const defaultSettings: Settings = {
  shop: {
    name,
    tagline,
    description,
    legalName: null,
    gstin: null,
    contact,
    social,
    poweredBy,
    customerCare: null,
    grievanceOfficer: null,
  },
  look: defaultLook,
  logo: { logo: null },
  shipping: { fee: shippingFee, freeFrom: null, unionTerritories: shipsToUnionTerritories },
  promises: shop.promises,
  sales: { sales },
  mail: { senderName: null, senderAddress: null },
  orders: shop.orders,
  couriers: { couriers: shop.couriers },
  tax: {
    isComposition: false,
    hsn: '6109',
    invoicePrefix: 'INV',
    billPrefix: 'BIL',
    creditNotePrefix: 'CRN',
    signatory: null,
  },
};
