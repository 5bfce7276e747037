// One product as the command line shows it: prices, variants, and what is to be corrected.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { CommandError } from '../command.ts';
import { type Data, count, facts, group, id, rows, rupees, text, time } from '../output/data.ts';

export function productView(product: EditedProduct): Data {
  const { draft, published, problems, warnings } = product;
  const content = draft?.content ?? published;
  if (!content) throw new CommandError(`There is nothing about ${product.id}.`);
  const about = facts(content, {
    id: id('ID', () => product.id),
    title: text('Title', ({ title }) => title || null),
    state: text('State', () => (draft && published ? `${product.state}, with changes not published` : product.state)),
    path: id('Page', () => product.path),
    brand: text('Brand', ({ brand }) => brand || null),
    category: text('Category', ({ category }) => category || null),
    tags: text('Tags', ({ tags }) => tags.join(', ') || null),
    priceRupees: rupees('Price', ({ price }) => price),
    mrpRupees: rupees('MRP', ({ mrp }) => mrp),
    saleRupees: rupees('Sale', ({ salePrice }) => salePrice),
    saleFrom: time('Sale from', ({ saleFrom }) => saleFrom),
    saleUntil: time('Sale until', ({ saleUntil }) => saleUntil),
    colors: text('Colours', ({ colors }) => colors.map(({ title }) => colorName(title)).join(', ') || null),
    photos: count('Photos', ({ photos }) => photos.length),
    ordered: text('Ordered', () => (product.wasSold ? 'yes: it can be archived, not deleted' : 'never')),
  });
  const variants = rows(content.variants, {
    color: text('COLOUR', ({ color }) => colorName(color)),
    size: text('SIZE', ({ size }) => size),
    sku: id('SKU', ({ sku }) => sku),
    offered: text('OFFERED', ({ isOffered }) => (isOffered ? 'yes' : 'no')),
  });
  const counts = rows(product.counts, {
    color: text('COLOUR', ({ color }) => colorName(color)),
    size: text('SIZE', ({ size }) => size),
    stock: count('STOCK', ({ stock }) => stock),
    inCheckouts: count('IN CHECKOUTS', ({ reserved }) => reserved),
  });
  const sentences = (title: string, list: readonly string[]) =>
    rows(list, { sentence: text(title, (sentence) => sentence) });
  const problemList = problems.map(({ message }) => message);
  return group(about, {
    variants,
    counts,
    problems: sentences('TO CORRECT', problemList),
    warnings: sentences('PLEASE LOOK', warnings),
  });
}
