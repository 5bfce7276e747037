// A transfer to the shop's bank account: the order is placed at once, and its money comes later.
import type { Method, PlacingPayment } from '../method.ts';

export const bankTransfer: Method = {
  placedAs: 'pending',
  refund: 'by hand',
  received: 'received by hand',
  givenBack: 'given back by hand',
};

export const dueByTransfer: PlacingPayment = {
  by: 'bank-transfer',
  id: null,
  method: 'bank-transfer',
  feePaise: null,
  taxPaise: null,
};
