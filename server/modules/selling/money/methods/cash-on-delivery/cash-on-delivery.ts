// Cash that the courier collects: the order is placed at once, and its money comes when it is delivered.
import type { Method, PlacingPayment } from '../method.ts';

export const cashOnDelivery: Method = {
  placedAs: 'pending',
  refund: 'by hand',
  received: 'with couriers',
  givenBack: 'given back by hand',
};

export const dueOnDelivery: PlacingPayment = {
  by: 'cash-on-delivery',
  id: null,
  method: 'cash-on-delivery',
  feePaise: null,
  taxPaise: null,
};
