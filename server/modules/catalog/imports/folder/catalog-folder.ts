// Reads and checks a catalogue folder: catalogue.json and pictures. Names
// every problem by product and field.
import { readFile, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import * as z from 'zod/mini';
import { readChartTable } from '@taana-baana/contract/admin/content/chart-table.ts';
import { focusForm } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { chartLengths } from '@taana-baana/contract/admin/schemas/catalog/size-charts.ts';
import { lengths, sizeNamed, sizesOf, starLimits } from '@taana-baana/contract';
import { detailShape } from './catalog-details.ts';
import { StartError } from '../../../../start-error.ts';

/** The message says what to correct in the folder, one line per problem. */
export class CatalogError extends StartError {
  readonly problems: readonly string[];
  constructor(problems: readonly string[], options?: ErrorOptions) {
    const shown = problems.slice(0, maxShown);
    const more = problems.length - shown.length;
    super([...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'), options);
    this.problems = problems;
  }
}

const maxShown = 30;

const rule = (says: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? 'is missing' : says),
});
const text = (max: number) =>
  z
    .string(rule('must be a text'))
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(max, `must have at most ${max} characters`));
const list = <T extends z.ZodMiniType>(item: T) => z._default(z.array(item, rule('must be a list')), []);
const whole = (min: number, max: number, says: string) => z.int(rule(says)).check(z.gte(min, says), z.lte(max, says));

const id = text(100).check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single dashes, such as "warli-village-tee"'),
);
const time = z.pipe(
  text(40),
  z.transform((value, context) => {
    if (/^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))) return new Date(value).toISOString();
    context.issues.push({
      code: 'custom',
      message: 'must be a date such as "2026-06-12" or "2026-06-12T10:00:00+05:30"',
      input: value,
    });
    return z.NEVER;
  }),
);
const pictureName = text(120).check(
  z.regex(/^[\w][\w. -]*$/, 'must be the plain name of a file in pictures/, without a folder'),
);
const object = <T extends z.core.$ZodLooseShape>(shape: T) => z.strictObject(shape, rule('must be an object'));

const pictureFields = { file: pictureName, alt: text(300) };
const images = list(object(pictureFields));
/** `color`: the product colour of the shirt in the picture. */
const productImages = list(
  object({
    ...pictureFields,
    color: z.optional(text(40)),
    focus: z.optional(text(9).check(z.regex(focusForm, 'must be a place such as "30% 20%"'))),
  }),
);
const css = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#7a1f2b"'));
const review = object({
  star: whole(starLimits.min, starLimits.max, 'must be a whole number from 1 to 5'),
  comment: text(lengths.comment),
  createdAt: time,
});
const product = object({
  id,
  title: text(120),
  brand: text(80),
  category: text(80),
  price: whole(1, 10_000_000, 'must be a whole number of rupees from 1'),
  tags: list(text(40).check(z.regex(/^[^,]*$/, 'must not hold a comma'))),
  /** May be empty. */
  description: z.string(rule('must be a text')).check(z.trim(), z.maxLength(20_000)),
  colors: list(text(40)),
  createdAt: time,
  images: productImages,
  reviews: list(review),
  ...detailShape(time),
});
const post = object({
  id,
  title: text(160),
  category: text(80),
  description: text(100_000),
  createdAt: time,
  images,
});
const sizeChart = object({
  name: text(chartLengths.name),
  category: z._default(text(80), ''),
  table: text(chartLengths.table).check((context) => {
    const read = readChartTable(context.value);
    if (!('problem' in read)) return;
    context.issues.push({ code: 'custom', message: read.problem.replace(/\.$/, ''), input: context.value });
  }),
  note: z._default(text(chartLengths.note), ''),
});
const Catalog = object({
  sizeCharts: list(sizeChart),
  colors: list(object({ title: text(40), css: z.optional(css) })),
  products: list(product),
  posts: list(post),
});
export type Catalog = z.output<typeof Catalog>;
export type CatalogProduct = Catalog['products'][number];

const pixels = whole(1, 100_000, 'must be a whole number of pixels');
const pictureColor = z
  .string(rule('must be a colour'))
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#7a1f2b"'));
const Manifest = z.record(
  z.string(),
  z.object(
    {
      width: pixels,
      height: pixels,
      color: pictureColor,
      edge: z.optional(pictureColor),
      variants: z.array(
        z.object({
          width: pixels,
          format: z.enum(['avif', 'webp', 'jpeg'], rule('must be avif, webp or jpeg')),
          file: pictureName,
        }),
        rule('must be a list'),
      ),
      clothWidth: z.optional(whole(1, 10_000, 'must be a whole number of millimetres')),
    },
    rule('must be an object'),
  ),
);
export type FinishedPicture = z.output<typeof Manifest>[string];

export type PictureSource = { readonly original: string } | { readonly finished: FinishedPicture };

export interface CatalogFolder {
  readonly catalog: Catalog;
  readonly picturesFolder: string;
  /** The source of each picture that the catalogue names. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
}

/** Throws a CatalogError. */
export async function readCatalogFolder(folder: string): Promise<CatalogFolder> {
  const picturesFolder = join(folder, 'pictures');
  const catalog = check(Catalog, await readJson(join(folder, 'catalogue.json')), 'catalogue.json');
  const manifestFile = join(picturesFolder, 'manifest.json');
  const files = await readdir(picturesFolder).catch((): string[] => []);
  const manifest = files.includes('manifest.json')
    ? check(Manifest, await readJson(manifestFile), 'pictures/manifest.json')
    : {};
  const pictures = new Map<string, PictureSource>();
  const problems = [...problemsAcross(catalog)];
  const originals = originalsByName(files);
  for (const { owner, field, name } of namedPictures(catalog)) {
    const finished = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    const original = originals.get(name);
    if (finished) pictures.set(name, { finished });
    else if (original) pictures.set(name, { original: join(picturesFolder, original) });
    else
      problems.push(
        `${owner}: ${field}: there is no picture "${name}" in pictures/ (${[...originalKinds].join(', ')}).`,
      );
  }
  if (problems.length > 0) throw new CatalogError(problems);
  return { catalog, picturesFolder, pictures };
}

async function readJson(file: string): Promise<unknown> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch (error) {
    throw new CatalogError([`${file} cannot be read: ${(error as Error).message}.`]);
  }
  try {
    return JSON.parse(content.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new CatalogError([`${file} is not valid JSON: ${(error as Error).message}.`]);
  }
}

function check<T extends z.ZodMiniType>(schema: T, input: unknown, file: string): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new CatalogError(result.error.issues.flatMap((issue) => describeIssue(issue, input, file)));
}

function describeIssue(issue: z.core.$ZodIssue, input: unknown, file: string): string[] {
  const [kind, index, ...rest] = issue.path;
  const field = rest
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  const owner = typeof index === 'number' ? nameOwner(String(kind), index, input) : undefined;
  const place = owner
    ? [owner, field]
    : [file, [kind, index, field].filter((part) => part !== undefined && part !== '').join('.')];
  const before = place.filter(Boolean).join(': ');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${before}: has an unknown field "${key}".`);
  return [`${before}: ${issue.message}.`];
}

function nameOwner(kind: string, index: number, input: unknown): string {
  const noun = { products: 'Product', posts: 'Post', colors: 'Colour', sizeCharts: 'Size chart' }[kind] ?? kind;
  const item = (input as Record<string, { id?: unknown; title?: unknown; name?: unknown }[]>)[kind]?.[index];
  const name = item?.id ?? item?.title ?? item?.name;
  return typeof name === 'string' ? `${noun} "${name}"` : `${noun} number ${index + 1}`;
}

/** Problems that concern more than one product. */
function* problemsAcross({ colors, products, posts }: Catalog): Generator<string> {
  const known = new Set(colors.map((color) => color.title));
  yield* repeats('Product', products);
  yield* repeats('Post', posts);
  for (const { id: productId, colors: offered, images: shown, variants, sizes } of products) {
    for (const title of offered) {
      if (!known.has(title)) yield `Product "${productId}": colors: "${title}" is not in the list of colours.`;
    }
    for (const { color, size } of variants ?? []) {
      if (!offered.includes(color))
        yield `Product "${productId}": variants: "${color}" is none of the product's colors.`;
      if (sizeNamed({ sizes }, size) === undefined)
        yield `Product "${productId}": variants: "${size}" must be one of ${sizesOf({ sizes }).join(', ')}.`;
    }
    for (const { file, color } of shown) {
      if (color !== undefined && !offered.includes(color))
        yield `Product "${productId}": images: "${file}": color: "${color}" is none of the product's colors.`;
    }
  }
}

function* repeats(noun: string, items: readonly { id: string }[]): Generator<string> {
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item.id)) yield `${noun} "${item.id}": id: stands there twice.`;
    seen.add(item.id);
  }
}

function* namedPictures({ products, posts }: Catalog): Generator<{ owner: string; field: string; name: string }> {
  for (const [noun, items] of [
    ['Product', products],
    ['Post', posts],
  ] as const) {
    for (const item of items) {
      for (const [index, image] of item.images.entries()) {
        yield { owner: `${noun} "${item.id}"`, field: `images[${index}].file`, name: image.file };
      }
    }
  }
}

const originalKinds = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];

/** A picture may be named with or without its file extension. */
function originalsByName(files: readonly string[]): Map<string, string> {
  const originals = files.filter((file) => originalKinds.includes(parse(file).ext.toLowerCase())).toSorted();
  return new Map([
    ...originals.map((file) => [parse(file).name, file] as const),
    ...originals.map((file) => [file, file] as const),
  ]);
}
