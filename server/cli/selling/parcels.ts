// Parcels of orders: ships them, follows them, takes them back; and notes on orders.
import { NoteForm, Reshipment, TrackingForm } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { restockDecisions } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import type * as z from 'zod/mini';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { addNote } from '../../modules/selling/desk/order-page/order-notes.service.ts';
import {
  isOrderReturned,
  markReturned,
  reship,
  setTracking,
} from '../../modules/selling/actions/fulfilment/parcels.service.ts';
import { moveOrder } from '../../modules/selling/actions/orders/order-admin.service.ts';
import { type Command, type Option, UsageError } from '../command.ts';
import { orderNumber } from './orders.ts';

const courier: Option = { takes: 'NAME', about: 'the courier, as in the settings' };
const awb: Option = { takes: 'AWB', about: "the courier's number of the parcel" };

export const parcelsCommands: readonly Command[] = [
  {
    name: 'orders ship',
    summary: 'Marks a packed order as shipped, or sends one again that came back',
    details: 'The customer gets a mail two minutes later.',
    takes: orderNumber,
    options: { courier, awb, 'despite-dispute': { about: 'ships an order whose payment is disputed' } },
    examples: ['TB-7K3F9Q', 'TB-7K3F9Q --courier DTDC --awb D1234567'],
    run: async ({ positionals: [number = ''], values, withShop, print }) => {
      const parcel = read(Reshipment, { courier: values.courier, awb: values.awb });
      const despiteDispute = values['despite-dispute'] === true;
      const isAgain = await withShop(async (deps) => {
        const isBack = await isOrderReturned(deps, number);
        if (isBack) await reship(deps, number, parcel, commandLine);
        else await moveOrder(deps, number, 'Shipped', commandLine, { ...parcel, despiteDispute });
        return isBack;
      });
      print(`${number.toUpperCase()} is ${isAgain ? 'sent again' : 'Shipped'}.`);
    },
  },
  {
    name: 'orders tracking',
    summary: 'Adds or corrects courier and AWB of an order that is under way',
    takes: orderNumber,
    options: { courier: { ...courier, isRequired: true }, awb: { ...awb, isRequired: true } },
    examples: ['TB-7K3F9Q --courier DTDC --awb D1234567'],
    run: async ({ positionals: [number = ''], values, withShop, print }) => {
      const tracking = read(TrackingForm, { courier: values.courier, awb: values.awb });
      await withShop((deps) => setTracking(deps, number, tracking, commandLine));
      print(`${number.toUpperCase()} has the AWB ${tracking.awb}.`);
    },
  },
  {
    name: 'orders returned',
    summary: 'Marks an order whose parcel the courier brought back',
    details: 'Then ship it again, or cancel it. Its counted pieces are kept aside until then.',
    takes: orderNumber,
    options: {
      restock: { about: 'puts its pieces back into the stock' },
      'write-off': { about: 'writes its pieces off' },
    },
    examples: ['TB-7K3F9Q', 'TB-7K3F9Q --restock'],
    run: async ({ positionals: [number = ''], values, withShop, print }) => {
      const goods = restockDecisions.filter((choice) => values[choice] === true);
      if (goods.length > 1) throw new UsageError('Please say --restock or --write-off, not both.');
      await withShop((deps) => markReturned(deps, number, commandLine, { goods: goods[0] }));
      print(`The parcel of ${number.toUpperCase()} came back.`);
    },
  },
  {
    name: 'orders note',
    summary: 'Writes a note on an order, for staff',
    takes: { ...orderNumber, TEXT: { about: 'the note' } },
    examples: ['TB-7K3F9Q "Called, new address"'],
    run: async ({ positionals: [number = '', typed = ''], withShop, print }) => {
      const { text } = read(NoteForm, { text: typed });
      await withShop((deps) => addNote(deps, number, text, commandLine));
      print(`The note is on ${number.toUpperCase()}.`);
    },
  },
];

/** Parses the arguments with the schema of the admin's form. */
function read<T extends z.ZodMiniType>(schema: T, typed: unknown): z.output<T> {
  const result = schema.safeParse(typed);
  if (!result.success) throw new UsageError(`${result.error.issues[0]?.message}.`);
  return result.data;
}
