// The typed content line by line, to show the differences of two people's versions.
import { linesOf } from '@taana-baana/contract/typed/html-text.ts';
import { craftFields, legalFields } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import {
  audience,
  fields,
  legal,
  lines as texts,
  price,
  story,
  variants,
} from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { choice as chart } from '@taana-baana/contract/admin/texts/catalog/size-charts.ts';
import type { ProductText } from './product-text.ts';
import { variantOf } from './variants/variant-texts.ts';

const moment = (iso: string | null): string => (iso ? formatDateTime(iso) : '');

/** The text of a description, one line per paragraph or item. */
const wordsOf = (html: string): string => linesOf(html).join('\n');

export function toText(text: ProductText): string {
  const line = (label: string, value: string) => texts.line(label, value.trim() || texts.none);
  return [
    line(fields.title, text.title),
    line(fields.description, wordsOf(text.description)),
    line(price.price, text.price),
    line(price.mrp, text.mrp),
    line(price.sale, text.salePrice),
    line(price.from, moment(text.saleFrom)),
    line(price.until, moment(text.saleUntil)),
    ...text.photos.map(({ id, alt, color }, index) =>
      line(texts.photo(index + 1), [alt, color, id.slice(0, 8)].filter(Boolean).join(', ')),
    ),
    ...text.colors.map(({ title, css }) => line(texts.color, [title, css].filter(Boolean).join(', '))),
    line(variants.own, text.sizes?.join(', ') ?? ''),
    line(chart.label, text.sizeChart ?? chart.byCategory),
    ...text.colors.flatMap(({ title }) =>
      sizesOf(text).flatMap((size) => {
        const { sku, isOffered, firstCount } = variantOf(text, title, size);
        const said = [isOffered ? '' : texts.notOffered, sku, firstCount && texts.firstCount(firstCount)];
        return said.some(Boolean) ? [line(texts.variant(title, size), said.filter(Boolean).join(', '))] : [];
      }),
    ),
    line(fields.category, text.category),
    line(fields.brand, text.brand),
    line(texts.tags, text.tags.join(', ')),
    line(audience.gender, text.gender ? audience.genders[text.gender] : ''),
    line(audience.ageGroup, text.ageGroup ? audience.ageGroups[text.ageGroup] : ''),
    ...legalFields.map((field) => line(legal.fields[field].label, text[field])),
    ...craftFields.map((field) => line(story.fields[field].label, text[field])),
    line(story.post, text.storyPost ?? ''),
    line(texts.oversell, text.allowsOversell ? texts.yes : texts.no),
  ].join('\n');
}
