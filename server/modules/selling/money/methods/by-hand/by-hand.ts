// Money that the shop itself received, in cash or by UPI, as a member of staff reports.
import type { NewManualOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import type { Method, PlacingPayment } from '../method.ts';

export const byHand: Method = {
  placedAs: 'captured',
  refund: 'by hand',
  received: 'received by hand',
  givenBack: 'given back by hand',
};

export const receivedByHand = (
  { method, reference }: NonNullable<NewManualOrder['payment']>,
  staffId: string | null,
): PlacingPayment => ({
  by: 'by-hand',
  id: null,
  method,
  feePaise: null,
  taxPaise: null,
  reference: reference ?? null,
  staffId,
});
