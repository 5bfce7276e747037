// Counted stock from the machine: what there is, deliveries, corrections, overselling.
import { type Size, sizes } from '@taana-baana/contract';
import { isLowStock, mostPieces, stockLengths } from '@taana-baana/contract/admin/schemas/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/stock-messages.ts';
import type { Deps } from '../deps.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { getStock, listStock } from '../modules/stock/stock-list.service.ts';
import { type Choice, allowOversell, correct, receive, setLowStock } from '../modules/stock/stock.service.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { writeRows } from './table.ts';

const usualNote = 'command line';

export const stockCommands: readonly Command[] = [
  {
    name: 'stock list',
    takes: '[PRODUCT] [--low]',
    summary: 'Lists the counted products, or every colour and size of one; --low: only those that run out',
    options: { low: { type: 'boolean' } },
    run: async ({ positionals: [id], values, withShop, print }) => {
      if (id === undefined) {
        const { products } = await withShop((deps) => listStock(deps, { isLow: values.low === true }));
        const rows = products
          .filter(({ counted }) => counted > 0)
          .map(({ id: product, title, counted, pieces, low, soldOut }) =>
            [product, title, counted, pieces, low, soldOut].map(String),
          );
        return writeRows(print, ['PRODUCT', 'TITLE', 'COUNTED', 'PIECES', 'LOW', 'SOLD OUT'], rows);
      }
      const product = await withShop((deps) => getStock(deps, id));
      const titles = new Map(product.colors.map((color) => [color.id, color.title]));
      if (product.allowsOversell) print('What is sold out can be bought, and is made to order.');
      const rows = product.variants
        .filter(({ stock }) => values.low !== true || (stock !== null && isLowStock(stock, product.lowStock)))
        .map(({ color, size, stock, reserved }) => [
          titles.get(color) ?? '',
          size,
          texts.pieces(stock),
          String(reserved),
        ]);
      writeRows(print, ['COLOUR', 'SIZE', 'STOCK', 'IN CHECKOUTS'], rows);
    },
  },
  {
    name: 'stock receive',
    takes: 'PRODUCT COLOUR SIZE QUANTITY',
    summary: 'Adds a delivery to the stock: stock receive warli-village-tee Maroon M 12',
    run: async ({ positionals: [product = '', color = '', size = '', quantity = ''], withShop, print }) => {
      const pieces = countOf(quantity, 1);
      await withShop(async (deps) => {
        const after = await receive(deps, await choiceOf(deps, product, color, size), commandLine, {
          quantity: pieces,
        });
        print(`There are ${after} now.`);
      });
    },
  },
  {
    name: 'stock set',
    takes: 'PRODUCT COLOUR SIZE COUNT [--note REASON]',
    summary: "Sets the stock to what was counted; 'off' instead of COUNT: it is made to order, and not counted",
    options: { note: { type: 'string' } },
    run: async ({ positionals: [product = '', color = '', size = '', count = ''], values, withShop, print }) => {
      const to = count === 'off' ? null : countOf(count, 0);
      const note = typeof values.note === 'string' ? values.note.trim() : '';
      if (note.length > stockLengths.note)
        throw new UsageError(`--note takes ${stockLengths.note} characters at most.`);
      await withShop(async (deps) => {
        await correct(deps, await choiceOf(deps, product, color, size), commandLine, { to, note: note || usualNote });
        print(to === null ? 'It is made to order now.' : `There are ${to} now.`);
      });
    },
  },
  {
    name: 'stock limit',
    takes: 'PRODUCT COUNT',
    summary: 'At how many pieces of a colour and size a product runs out; 0: it is never shown as running out',
    run: async ({ positionals: [product = '', count = ''], withShop, print }) => {
      const limit = countOf(count, 0);
      await withShop((deps) => setLowStock(deps, product, commandLine, limit));
      print(limit === 0 ? 'It is never shown as running out.' : `It runs out at ${limit}.`);
    },
  },
  {
    name: 'stock oversell',
    takes: 'PRODUCT on|off',
    summary: 'Whether sold-out sizes of a product can be bought all the same, and are made to order',
    run: async ({ positionals: [product = '', allows = ''], withShop, print }) => {
      if (allows !== 'on' && allows !== 'off') throw new UsageError("Please say 'on' or 'off'.");
      await withShop((deps) => allowOversell(deps, product, commandLine, allows === 'on'));
      print(allows === 'on' ? 'What is sold out can be bought.' : 'What is sold out cannot be bought.');
    },
  },
];

function countOf(text: string, least: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < least || Number(text) > mostPieces)
    throw new UsageError(`A number of pieces is from ${least} to ${mostPieces}.`);
  return Number(text);
}

/** The colour by its title. */
async function choiceOf(deps: Deps, product: string, color: string, size: string): Promise<Choice> {
  const { colors } = await getStock(deps, product);
  const found = colors.find(({ title }) => title.toLowerCase() === color.toLowerCase());
  if (!found) {
    throw new CommandError(`${product} comes in ${colors.map(({ title }) => title).join(', ') || 'no colours'}.`);
  }
  const known = sizes.find((one) => one === size.toUpperCase());
  if (!known) throw new UsageError(`A size is one of ${sizes.join(', ')}.`);
  return { product, color: found.id, size: known satisfies Size };
}
