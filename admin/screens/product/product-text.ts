// The typed content of the product editor. Numbers are text here, so incomplete ones stay.
import type * as z from 'zod/mini';
import {
  type EditedProduct,
  type LegalField,
  ProductContent,
  craftFields,
  emptyContent,
  legalFields,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { Size } from '@taana-baana/contract/sizes/product-sizes.ts';

const amounts = ['price', 'mrp', 'salePrice'] as const;

const words = [...legalFields, ...craftFields];

type Typed = (typeof amounts)[number] | LegalField | (typeof craftFields)[number];

export interface VariantText {
  readonly color: string;
  readonly size: Size;
  readonly sku: string;
  readonly isOffered: boolean;
  readonly firstCount: string;
}

export interface ProductText extends Omit<ProductContent, Typed | 'variants'>, Record<Typed, string> {
  readonly variants: readonly VariantText[];
}

const write = (value: string | number | null): string => (value === null ? '' : String(value));

const each = <Field extends Typed, Value>(fields: readonly Field[], valueOf: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;

const toProductText = (content: ProductContent): ProductText => ({
  ...content,
  ...each([...amounts, ...words], (field) => write(content[field])),
  variants: content.variants.map((variant) => ({
    ...variant,
    sku: write(variant.sku),
    firstCount: write(variant.firstCount),
  })),
});

const textOrNull = (text: string): string | null => text.trim() || null;

/** `1,499` and `Rs. 499` are amounts too; the schema refuses anything else. */
function amountOrNull(text: string): number | null {
  const digits = text.replaceAll(/rs\.?|₹|[,\s]/gi, '');
  return digits === '' ? null : Number(digits);
}

function toContent(text: ProductText): z.input<typeof ProductContent> {
  return {
    ...text,
    title: text.title.trim(),
    brand: text.brand.trim(),
    category: text.category.trim(),
    ...each(amounts, (field) => amountOrNull(text[field])),
    ...each(words, (field) => textOrNull(text[field])),
    variants: text.variants.map((variant) => ({
      ...variant,
      sku: textOrNull(variant.sku),
      firstCount: amountOrNull(variant.firstCount),
    })),
  };
}

export interface Checked {
  /** Undefined if the server would refuse it. */
  readonly content: ProductContent | undefined;
  /** By the field's path: `price`, `colors.2.title`. */
  readonly errors: Readonly<Record<string, string>>;
}

export function checkText(text: ProductText): Checked {
  const { data, error } = ProductContent.safeParse(toContent(text));
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message;
  return { content: data, errors };
}

/** As one string, to compare: the server may write tags differently. */
export const compareText = (text: ProductText): string => {
  const content = toContent(text);
  return JSON.stringify({ ...content, description: content.description.replaceAll(/ ?\/>/g, '>') });
};

/** A new product is not sent before its first word is typed. */
export const blankProduct: EditedProduct = {
  id: '',
  state: 'draft',
  path: null,
  version: 0,
  published: null,
  draft: null,
  photos: [],
  problems: [],
  warnings: [],
  counts: [],
  wasSold: false,
};

export const textOf = ({ draft, published }: EditedProduct): ProductText =>
  toProductText(draft?.content ?? published ?? emptyContent);
