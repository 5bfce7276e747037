// The file with which parcels are booked at a courier: one row for each parcel.
import type { Readable } from 'node:stream';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { Parcel } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import {
  collected,
  columns as headers,
  piece,
  prepaid,
} from '@taana-baana/contract/admin/texts/selling/courier-file.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Deps } from '../../../deps.ts';
import { type CsvColumn, writeCsv } from '../../../integrations/csv.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { listOrdersByNumber } from '../order/orders.repository.ts';
import { readExportedOrders } from './order-list/exported-orders.service.ts';
import { listParcels } from './packing-slips.service.ts';

/** Orders that go into it, the first with the address. */
type Together = readonly [Parcel, ...Parcel[]];

interface Booked {
  readonly parcels: Together;
  /** Of the goods and their shipping, without what was given back. */
  readonly paise: number;
}

const addressOf = ({ parcels: [first] }: Booked) => first.contact?.address ?? null;

/** Rupees that the courier collects. */
function collectOf({ parcels }: Booked): number {
  return parcels.reduce((sum, { collect = 0 }) => sum + collect, 0);
}

const columns: readonly CsvColumn<Booked>[] = [
  { header: headers.reference, value: ({ parcels }) => parcels.map(({ number }) => number).join(' ') },
  {
    header: headers.name,
    value: (booked) => {
      const address = addressOf(booked);
      return address ? `${address.firstname} ${address.lastname}` : booked.parcels[0].customer;
    },
  },
  { header: headers.address, value: (booked) => addressOf(booked)?.address ?? null },
  { header: headers.other, value: (booked) => addressOf(booked)?.other ?? null },
  { header: headers.city, value: (booked) => addressOf(booked)?.city ?? null },
  { header: headers.state, value: (booked) => addressOf(booked)?.state ?? null },
  { header: headers.pincode, value: (booked) => addressOf(booked)?.pincode ?? null },
  { header: headers.phone, value: ({ parcels: [first] }) => first.contact?.mobile ?? null },
  // The shop does not know it; couriers want the column.
  { header: headers.weight, value: () => null },
  {
    header: headers.contents,
    value: ({ parcels }) =>
      parcels
        .flatMap(({ lines }) => lines)
        .map(({ title, color, size, quantity }) => piece(quantity, [title, colorName(color), size]))
        .join('; '),
  },
  // Empty for a replacement, which costs nothing: the packer knows what it is worth.
  { header: headers.value, value: ({ paise }) => (paise > 0 ? paise / 100 : null) },
  { header: headers.payment, value: (booked) => (collectOf(booked) > 0 ? collected : prepaid) },
];

/** Of a shop that takes cash on delivery. */
const withCash: typeof columns = [...columns, { header: headers.collect, value: collectOf }];

/** With what the role may see of the customer, as on labels. Orders of which nothing goes out are left out. */
export async function exportCourierFile(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  numbers: readonly string[],
  role: Role,
  actor: Actor,
): Promise<Readable> {
  const { db, clock } = deps;
  const parcels = (await listParcels(deps, numbers, role)).parcels.filter(({ lines }) => lines.length > 0);
  const exported = await readExportedOrders(db, await listOrdersByNumber(db, numbers));
  const paiseOf = (number: string) =>
    exported
      .filter(({ row }) => row.number === number)
      .reduce((sum, { order, refundedPaise }) => sum + order.total * 100 - refundedPaise, 0);
  const booked = parcels.flatMap((parcel): Booked | readonly [] => {
    const others = parcels.filter(({ number }) => parcel.goesWith?.includes(number));
    if (others.some((other) => parcels.indexOf(other) < parcels.indexOf(parcel))) return [];
    const together: Together = [parcel, ...others];
    return { parcels: together, paise: together.reduce((sum, { number }) => sum + paiseOf(number), 0) };
  });
  await recordAction(db, clock, actor, {
    action: 'orders courier file',
    subject: 'orders',
    after: { orders: parcels.map(({ number }) => number) },
  });
  return writeCsv(parcels.some(({ collect }) => collect !== undefined) ? withCash : columns, booked);
}
