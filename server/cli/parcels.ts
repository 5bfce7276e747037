// Parcels of orders: ships them, follows them, takes them back; and notes on orders.
import { NoteForm, Reshipment, TrackingForm } from '@taana-baana/contract/admin/schemas/fulfilment.ts';
import { goodsChoices } from '@taana-baana/contract/admin/schemas/stock.ts';
import type * as z from 'zod/mini';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { addNote } from '../modules/orders/admin/order-notes.service.ts';
import { isOrderReturned, markReturned, reship, setTracking } from '../modules/orders/fulfilment/parcels.service.ts';
import { moveOrder } from '../modules/orders/order-admin.service.ts';
import { type Command, UsageError } from './command.ts';

export const parcelsCommands: readonly Command[] = [
  {
    name: 'orders ship',
    takes: 'NUMBER [--courier NAME] [--awb AWB] [--despite-dispute]',
    summary:
      'Marks a packed order as shipped, or sends one again that came back; the customer gets a mail two minutes later',
    options: { courier: { type: 'string' }, awb: { type: 'string' }, 'despite-dispute': { type: 'boolean' } },
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
    takes: 'NUMBER --courier NAME --awb AWB',
    summary: 'Adds or corrects courier and AWB of an order that is under way',
    options: { courier: { type: 'string' }, awb: { type: 'string' } },
    run: async ({ positionals: [number = ''], values, withShop, print }) => {
      const tracking = read(TrackingForm, { courier: values.courier, awb: values.awb });
      await withShop((deps) => setTracking(deps, number, tracking, commandLine));
      print(`${number.toUpperCase()} has the AWB ${tracking.awb}.`);
    },
  },
  {
    name: 'orders returned',
    takes: 'NUMBER [--restock | --write-off]',
    summary:
      'Marks an order whose parcel the courier brought back; then ship it again, or cancel it. Counted pieces are kept aside until then, put back into the stock, or written off',
    options: { restock: { type: 'boolean' }, 'write-off': { type: 'boolean' } },
    run: async ({ positionals: [number = ''], values, withShop, print }) => {
      const goods = goodsChoices.filter((choice) => values[choice] === true);
      if (goods.length > 1) throw new UsageError('Please say --restock or --write-off, not both.');
      await withShop((deps) => markReturned(deps, number, commandLine, { goods: goods[0] }));
      print(`The parcel of ${number.toUpperCase()} came back.`);
    },
  },
  {
    name: 'orders note',
    takes: 'NUMBER TEXT',
    summary: 'Writes a note on an order, for staff',
    run: async ({ positionals: [number = '', typed = ''], withShop, print }) => {
      const { text } = read(NoteForm, { text: typed });
      await withShop((deps) => addNote(deps, number, text, commandLine));
      print(`The note is on ${number.toUpperCase()}.`);
    },
  },
];

/** What is typed, by the schema of the admin's form. */
function read<T extends z.ZodMiniType>(schema: T, typed: unknown): z.output<T> {
  const result = schema.safeParse(typed);
  if (!result.success) throw new UsageError(`${result.error.issues[0]?.message}.`);
  return result.data;
}
