// A note of staff on an order, as the order's page and the packing list show it.
import type { OrderNote } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import type { OrderNoteRow } from '../../../database/tables/fulfilment-tables.ts';
import type { Members } from '../../people/staff/staff-members.service.ts';

export const toNote = (
  { id, text, created_at: at, staff_id: staffId }: Omit<OrderNoteRow, 'order_id'>,
  members: Members,
): OrderNote => ({
  id,
  text,
  at,
  by: staffId === null ? null : (members.get(staffId)?.name ?? null),
});
