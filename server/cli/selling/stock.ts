// Counted stock from the machine: what there is, deliveries, corrections, overselling.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { type Size, sizes } from '@taana-baana/contract';
import { isLowStock, maxPieces, stockLengths } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import type { Deps } from '../../deps.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { listHeld, releaseHeld } from '../../modules/selling/goods/stock/held-pieces.service.ts';
import { getStock, listStock } from '../../modules/selling/desk/stock-list.service.ts';
import {
  type Choice,
  allowOversell,
  correct,
  receive,
  setLowStock,
} from '../../modules/selling/goods/stock/stock.service.ts';
import { type Argument, type Command, CommandError, UsageError } from '../command.ts';
import { textOf } from '../options.ts';
import { type Data, count, facts, group, id, rows, text, time } from '../output/data.ts';

const usualNote = 'command line';

const productArgument: Argument = { about: 'its id, as in products list' };
const variant: Readonly<Record<string, Argument>> = {
  PRODUCT: productArgument,
  COLOUR: { about: 'the title of the colour' },
  SIZE: { about: 'the size', choices: sizes },
};

export const stockCommands: readonly Command[] = [
  {
    name: 'stock list',
    summary: 'Lists the counted products, or every colour and size of one',
    takes: { PRODUCT: { ...productArgument, isOptional: true } },
    options: { low: { about: 'only those that run out' } },
    examples: ['', '--low', 'warli-village-tee'],
    run: async ({ positionals: [wanted], values, withShop, show }) => {
      const isLow = values.low === true;
      show(
        await withShop((deps) => (wanted === undefined ? productsOf(deps, isLow) : variantsOf(deps, wanted, isLow))),
      );
    },
  },
  {
    name: 'stock held',
    summary: 'Lists what unpaid checkouts hold of the stock',
    examples: [''],
    run: async ({ withShop, show }) => show(await withShop(heldOf)),
  },
  {
    name: 'stock release',
    summary: 'Releases the pieces that an unpaid checkout holds',
    details: 'If it is paid later, the order stands as long as the pieces are there; else the money goes back.',
    takes: { CHECKOUT: { about: 'its id, as in stock held' } },
    examples: ['019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b'],
    run: async ({ positionals: [checkout = ''], withShop, print }) => {
      const pieces = await withShop((deps) => releaseHeld(deps, checkout, commandLine));
      print(pieces === 1 ? '1 piece can be bought again.' : `${pieces} pieces can be bought again.`);
    },
  },
  {
    name: 'stock receive',
    summary: 'Adds a delivery to the stock',
    takes: { ...variant, QUANTITY: { about: 'how many pieces came' } },
    examples: ['warli-village-tee Maroon M 12'],
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
    summary: 'Sets the stock to what was counted',
    takes: { ...variant, COUNT: { about: 'the pieces there are; off: it is made to order, and not counted' } },
    options: { note: { takes: 'TEXT', about: 'why', usual: usualNote } },
    examples: ['warli-village-tee Maroon M 11 --note "one was stained"', 'warli-village-tee Maroon M off'],
    run: async ({ positionals: [product = '', color = '', size = '', typed = ''], values, withShop, print }) => {
      const to = typed === 'off' ? null : countOf(typed, 0);
      const note = textOf(values.note)?.trim() ?? '';
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
    summary: 'Sets at how many pieces of a colour and size a product runs out',
    takes: { PRODUCT: productArgument, COUNT: { about: 'pieces; 0: it is never shown as running out' } },
    examples: ['warli-village-tee 3'],
    run: async ({ positionals: [product = '', typed = ''], withShop, print }) => {
      const limit = countOf(typed, 0);
      await withShop((deps) => setLowStock(deps, product, commandLine, limit));
      print(limit === 0 ? 'It is never shown as running out.' : `It runs out at ${limit}.`);
    },
  },
  {
    name: 'stock oversell',
    summary: 'Says whether sold-out sizes of a product can still be bought',
    details: 'They are made to order then.',
    takes: { PRODUCT: productArgument, ALLOWED: { about: 'whether they can', choices: ['on', 'off'] } },
    examples: ['warli-village-tee on'],
    run: async ({ positionals: [product = '', allows = ''], withShop, print }) => {
      await withShop((deps) => allowOversell(deps, product, commandLine, allows === 'on'));
      print(allows === 'on' ? 'What is sold out can be bought.' : 'What is sold out cannot be bought.');
    },
  },
];

async function heldOf(deps: Deps): Promise<Data> {
  const { orders } = await listHeld(deps, 'owner');
  const held = orders.flatMap((order) => order.pieces.map((piece) => ({ ...order, ...piece })));
  return rows(held, {
    checkout: id('CHECKOUT', (one) => one.id),
    by: text('BY', (one) => (one.isCheckout ? 'shopper' : 'staff')),
    email: text('E-MAIL', (one) => one.who?.email),
    product: id('PRODUCT', (one) => one.product),
    title: text('TITLE', (one) => one.title),
    color: text('COLOUR', (one) => one.color),
    size: text('SIZE', (one) => one.size),
    pieces: count('PIECES', (one) => one.quantity),
    until: time('UNTIL', (one) => one.until),
  });
}

async function productsOf(deps: Deps, isLow: boolean): Promise<Data> {
  const { products } = await listStock(deps, { isLow });
  const counted = products.filter((one) => one.counted > 0);
  return rows(counted, {
    product: id('PRODUCT', (one) => one.id),
    title: text('TITLE', (one) => one.title),
    counted: count('COUNTED', (one) => one.counted),
    pieces: count('PIECES', (one) => one.pieces),
    low: count('LOW', (one) => one.low),
    soldOut: count('SOLD OUT', (one) => one.soldOut),
  });
}

async function variantsOf(deps: Deps, wanted: string, isLow: boolean): Promise<Data> {
  const { colors, variants, allowsOversell, lowStock } = await getStock(deps, wanted);
  const titles = new Map(colors.map((color) => [color.id, colorName(color.title)]));
  const listed = variants.filter(
    ({ stock, isOffered }) => !isLow || (isOffered && stock !== null && isLowStock(stock, lowStock)),
  );
  const list = rows(listed, {
    color: text('COLOUR', ({ color }) => titles.get(color)),
    size: text('SIZE', ({ size }) => size),
    kept: text('KEPT', ({ stock, isOffered }) =>
      isOffered ? (stock === null ? 'made to order' : 'counted') : 'not offered',
    ),
    stock: count('STOCK', ({ stock }) => stock),
    inCheckouts: count('IN CHECKOUTS', ({ reserved }) => reserved),
  });
  const about = facts(allowsOversell, {
    soldOut: text('Sold out', (isSold) => (isSold ? 'can be bought, made to order' : 'cannot be bought')),
  });
  return group(about, { variants: list });
}

function countOf(typed: string, least: number): number {
  if (!/^\d{1,6}$/.test(typed) || Number(typed) < least || Number(typed) > maxPieces)
    throw new UsageError(`A number of pieces is from ${least} to ${maxPieces}.`);
  return Number(typed);
}

/** The colour by its title, also as lists show it. */
async function choiceOf(deps: Deps, product: string, color: string, size: string): Promise<Choice> {
  const { colors } = await getStock(deps, product);
  const found = colors.find(({ title }) =>
    [title, colorName(title)].some((name) => name.toLowerCase() === color.toLowerCase()),
  );
  if (!found) {
    throw new CommandError(
      `${product} comes in ${colors.map(({ title }) => colorName(title)).join(', ') || 'no colours'}.`,
    );
  }
  const known = sizes.find((one) => one === size.toUpperCase());
  if (!known) throw new UsageError(`A size is one of ${sizes.join(', ')}.`);
  return { product, color: found.id, size: known satisfies Size };
}
