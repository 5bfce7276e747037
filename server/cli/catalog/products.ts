// Products from the machine: listed, shown, archived, deleted; their prices and sales.
import { highestPrice, productStates } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { addDays, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { changeProduct } from '../../modules/catalog/editor/bulk/bulk-edit.service.ts';
import { getProduct } from '../../modules/catalog/editor/product-editor.service.ts';
import { listProducts } from '../../modules/catalog/editor/list/product-list.service.ts';
import { deleteProduct, setProductState } from '../../modules/catalog/editor/product-states.service.ts';
import { type Argument, type Command, UsageError } from '../command.ts';
import { confirm, dayOf, fromOption, toOption, yesOption } from '../options.ts';
import { count, id, rows, rupees, text } from '../output/data.ts';
import { productView } from './product-view.ts';

const product: Readonly<Record<'ID', Argument>> = { ID: { about: 'as in products list' } };

export const productsCommands: readonly Command[] = [
  {
    name: 'products list',
    summary: 'Lists the newest products, drafts first',
    details: 'A product without a stock is not counted.',
    takes: { SEARCH: { about: 'words of title, brand, category and tags, or a SKU', isOptional: true } },
    options: { state: { takes: 'STATE', about: 'only these', choices: productStates } },
    examples: ['', '"maroon oversized"', '--state draft'],
    run: async ({ positionals: [q], values, withShop, print, show }) => {
      const query = { state: productStates.find((state) => state === values.state), q };
      const { products, total } = await withShop((deps) => listProducts(deps, query));
      const list = rows(products, {
        id: id('ID', (one) => one.id),
        title: text('TITLE', (one) => one.title),
        state: text('STATE', ({ hasDraft, state }) => (hasDraft ? `${state}, changed` : state)),
        priceRupees: rupees('PRICE', ({ price }) => price),
        stock: count('STOCK', ({ stock }) => stock),
      });
      show(list);
      if (products.length < total) print(`The newest ${products.length} of ${total}.`);
    },
  },
  {
    name: 'products show',
    summary: 'Shows a product, and what keeps it from being published',
    details: 'Where there are changes that are not published, it shows these.',
    takes: product,
    examples: ['warli-village-tee'],
    run: async ({ positionals: [wanted = ''], withShop, show }) => {
      show(productView(await withShop((deps) => getProduct(deps, wanted))));
    },
  },
  {
    name: 'products archive',
    summary: 'Takes a product off sale',
    details: 'Carts, wishlists, orders and reviews keep it.',
    takes: product,
    examples: ['warli-village-tee'],
    run: async ({ positionals: [wanted = ''], withShop, print }) => {
      await withShop((deps) => setProductState(deps, wanted, { state: 'archived' }, commandLine));
      print(`${wanted} is archived.`);
    },
  },
  {
    name: 'products restore',
    summary: 'Puts an archived product on sale again',
    takes: product,
    examples: ['warli-village-tee'],
    run: async ({ positionals: [wanted = ''], withShop, print }) => {
      await withShop((deps) => setProductState(deps, wanted, { state: 'active' }, commandLine));
      print(`${wanted} is on sale.`);
    },
  },
  {
    name: 'products delete',
    summary: 'Deletes a product that was never ordered, or a draft',
    takes: product,
    options: { yes: yesOption },
    examples: ['warli-village-tee', 'warli-village-tee --yes'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [wanted = ''] = positionals;
      await withShop(async (deps) => {
        const { published, draft } = await getProduct(deps, wanted);
        const title = draft?.content.title ?? published?.title;
        await confirm(call, `This deletes "${title || 'No title'}" for good.`);
        await deleteProduct(deps, wanted, commandLine);
      });
      print(`${wanted} is deleted.`);
    },
  },
  {
    name: 'products price',
    summary: 'Sets the regular price of a product',
    takes: { ...product, RUPEES: { about: 'whole rupees' } },
    examples: ['warli-village-tee 899'],
    run: async ({ positionals: [wanted = '', amount = ''], withShop, print }) => {
      const price = rupeesOf(amount);
      await withShop((deps) => changeProduct(deps, wanted, (content) => ({ ...content, price }), commandLine));
      print(`The regular price of ${wanted} is ${formatRupees(price)} now.`);
    },
  },
  {
    name: 'products sale',
    summary: 'Puts a product on sale, or ends its sale',
    takes: { ...product, RUPEES: { about: 'the price in the sale, in whole rupees', isOptional: true } },
    options: { from: { ...fromOption, usual: 'now' }, to: toOption, end: { about: 'ends the sale' } },
    examples: ['warli-village-tee 699 --from 2026-11-25 --to 2026-11-27', 'warli-village-tee --end'],
    run: async ({ positionals: [wanted = '', amount], values, withShop, print }) => {
      if ((amount === undefined) !== (values.end === true)) throw new UsageError('Say either RUPEES or --end.');
      const [from, to] = [dayOf(values, 'from'), dayOf(values, 'to')];
      const sale = {
        salePrice: amount === undefined ? null : rupeesOf(amount),
        saleFrom: from === undefined ? null : startOfDay(from),
        saleUntil: to === undefined ? null : startOfDay(addDays(to, 1)),
      };
      await withShop((deps) => changeProduct(deps, wanted, (content) => ({ ...content, ...sale }), commandLine));
      const { salePrice } = sale;
      print(salePrice === null ? `${wanted} has no sale.` : `${wanted} has a sale at ${formatRupees(salePrice)}.`);
    },
  },
];

function rupeesOf(typed: string): number {
  if (!/^[1-9]\d{0,7}$/.test(typed) || Number(typed) > highestPrice)
    throw new UsageError(`A price is whole rupees from 1 to ${highestPrice}.`);
  return Number(typed);
}
