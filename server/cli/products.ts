// Products from the machine: listed, shown, archived, deleted; their prices and sales.
import {
  type EditedProduct,
  type ProductState,
  highestPrice,
  productStates,
} from '@taana-baana/contract/admin/schemas/products.ts';
import { writeRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { addDays, startOfDay } from '@taana-baana/contract/indian-days.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { changeProduct } from '../modules/catalog/editor/bulk-edit.service.ts';
import { getProduct } from '../modules/catalog/editor/product-editor.service.ts';
import { listProducts } from '../modules/catalog/editor/product-list.service.ts';
import { deleteProduct, setProductState } from '../modules/catalog/editor/product-states.service.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { writeRows, writeTime } from './table.ts';

export const productsCommands: readonly Command[] = [
  {
    name: 'products list',
    takes: '[--state STATE] [--query WORDS]',
    summary: `Lists the newest products, drafts first; STATE: ${productStates.join(', ')}; WORDS: of title, brand, category, tags, or a SKU`,
    options: { state: { type: 'string' }, query: { type: 'string' } },
    run: async ({ values, withShop, print }) => {
      const query = { state: stateOf(values.state), q: typeof values.query === 'string' ? values.query : undefined };
      const { products, total } = await withShop((deps) => listProducts(deps, query));
      const rows = products.map((product) => [
        product.id,
        product.title,
        product.hasDraft ? `${product.state}, changed` : product.state,
        product.price === null ? '' : String(product.price),
        product.stock === null ? 'made to order' : String(product.stock),
      ]);
      writeRows(print, ['ID', 'TITLE', 'STATE', 'RUPEES', 'STOCK'], rows);
      if (products.length < total) print(`The newest ${products.length} of ${total}.`);
    },
  },
  {
    name: 'products show',
    takes: 'ID',
    summary: 'Shows a product: its prices, what is not published yet, and what keeps it from being published',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      const product = await withShop((deps) => getProduct(deps, id));
      for (const line of describe(product)) print(line);
    },
  },
  {
    name: 'products archive',
    takes: 'ID',
    summary: 'Takes a product off sale; carts, wishlists, orders and reviews keep it',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      await withShop((deps) => setProductState(deps, id, { state: 'archived' }, commandLine));
      print(`${id} is archived.`);
    },
  },
  {
    name: 'products restore',
    takes: 'ID',
    summary: 'Puts an archived product on sale again',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      await withShop((deps) => setProductState(deps, id, { state: 'active' }, commandLine));
      print(`${id} is on sale.`);
    },
  },
  {
    name: 'products delete',
    takes: 'ID',
    summary: 'Deletes a product that was never ordered, or a draft',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      await withShop((deps) => deleteProduct(deps, id, commandLine));
      print(`${id} is deleted.`);
    },
  },
  {
    name: 'products price',
    takes: 'ID RUPEES',
    summary: 'Sets the regular price of a product',
    run: async ({ positionals: [id = '', rupees = ''], withShop, print }) => {
      const price = rupeesOf(rupees);
      await withShop((deps) => changeProduct(deps, id, (content) => ({ ...content, price }), commandLine));
      print(`The regular price of ${id} is ${writeRupees(price)} now.`);
    },
  },
  {
    name: 'products sale',
    takes: 'ID [RUPEES] [--from DAY] [--until DAY] [--end]',
    summary:
      'Puts a product on sale at RUPEES, at once or from a day such as 2026-11-25, up to the end of a day; --end: ends the sale',
    options: { from: { type: 'string' }, until: { type: 'string' }, end: { type: 'boolean' } },
    run: async ({ positionals: [id = '', rupees], values, withShop, print }) => {
      if ((rupees === undefined) !== (values.end === true)) throw new UsageError('Say either RUPEES or --end.');
      const from = dayOf(values.from);
      const until = dayOf(values.until);
      const sale = {
        salePrice: rupees === undefined ? null : rupeesOf(rupees),
        saleFrom: from === undefined ? null : startOfDay(from),
        saleUntil: until === undefined ? null : startOfDay(addDays(until, 1)),
      };
      await withShop((deps) => changeProduct(deps, id, (content) => ({ ...content, ...sale }), commandLine));
      print(sale.salePrice === null ? `${id} has no sale.` : `${id} has a sale at ${writeRupees(sale.salePrice)}.`);
    },
  },
];

function* describe(product: EditedProduct): Generator<string> {
  const { id, state, draft, published, path, problems, warnings, counts, wasSold } = product;
  const content = draft?.content ?? published;
  if (!content) throw new CommandError(`There is nothing about ${id}.`);
  yield `${content.title || 'No title'} (${id}), ${state}`;
  if (path !== null) yield `Address: ${path}`;
  yield `${content.brand || 'no brand'}, ${content.category || 'no category'}`;
  if (content.tags.length > 0) yield `Tags: ${content.tags.join(', ')}`;
  if (content.price !== null) yield `Price: ${writeRupees(content.price)}`;
  if (content.mrp !== null) yield `MRP: ${writeRupees(content.mrp)}`;
  if (content.salePrice !== null) {
    const from = content.saleFrom === null ? '' : ` from ${writeTime(content.saleFrom)} UTC`;
    const until = content.saleUntil === null ? '' : ` until ${writeTime(content.saleUntil)} UTC`;
    yield `Sale: ${writeRupees(content.salePrice)}${from}${until}`;
  }
  yield `Colours: ${content.colors.map(({ title }) => title).join(', ') || 'none'}`;
  yield `Photos: ${content.photos.length}`;
  for (const { color, size, sku, isOffered } of content.variants)
    yield `${color}, ${size}: ${[sku ?? 'no SKU', ...(isOffered ? [] : ['not offered'])].join(', ')}`;
  for (const { color, size, stock } of counts) yield `${color}, ${size}: ${stock} in stock`;
  if (wasSold) yield 'It was ordered, so it can be archived and not deleted.';
  if (draft && published) yield 'It has changes that are not published; they are what is shown here.';
  for (const { message } of problems) yield `To correct: ${message}`;
  for (const message of warnings) yield `Please look: ${message}`;
}

function stateOf(given: unknown): ProductState | undefined {
  if (given === undefined) return undefined;
  const state = productStates.find((one) => one === given);
  if (!state) throw new UsageError(`A state is one of ${productStates.join(', ')}.`);
  return state;
}

function rupeesOf(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text) || Number(text) > highestPrice)
    throw new UsageError(`A price is whole rupees from 1 to ${highestPrice}.`);
  return Number(text);
}

function dayOf(given: unknown): string | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(Date.parse(given)))
    throw new UsageError('A day is written as 2026-11-25.');
  return given;
}
