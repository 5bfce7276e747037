// The columns of what a product may lack: maker, origin, and what the law and other shops ask for.
import {
  type DetailField,
  type ProductContent,
  productLengths,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { notes, problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { positionUnknown } from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { readPosition } from '@taana-baana/contract/typed/map-position.ts';
import { ageGroups, genders } from '@taana-baana/contract/merchants/audiences.ts';
import { type RowReader, readText } from './row-reader.ts';

/** Undefined: the file has no column for it. Null: its cells are empty. */
export type FileDetails = { readonly [Field in DetailField]: ProductContent[Field] | undefined };

/** The names of their columns; the first one is used by exports. */
export const detailColumns = {
  hsn: ['HSN (product.metafields.custom.hsn)', 'HSN', 'HS Code'],
  maker: ['Maker (product.metafields.custom.maker)', 'Maker'],
  origin: ['Country of origin (product.metafields.custom.country_of_origin)', 'Country of origin'],
  craftPlace: ['Craft place (product.metafields.custom.craft_place)'],
  craftAt: ['Craft position (product.metafields.custom.craft_position)'],
  storyPost: ['Story post (product.metafields.custom.story_post)'],
  gender: ['Google Shopping / Gender'],
  ageGroup: ['Google Shopping / Age Group'],
} as const satisfies Record<DetailField, readonly string[]>;

export const readDetails = (reader: RowReader): FileDetails => ({
  hsn: readHsn(reader),
  maker: readWords(reader, 'maker'),
  origin: readWords(reader, 'origin'),
  craftPlace: readWords(reader, 'craftPlace'),
  craftAt: readCraftAt(reader),
  storyPost: readWords(reader, 'storyPost'),
  gender: readChoice(reader, 'gender', genders),
  ageGroup: readChoice(reader, 'ageGroup', ageGroups),
});

function readWords(reader: RowReader, column: DetailField & keyof typeof productLengths): string | null | undefined {
  const words = readText(reader, column, productLengths[column]);
  return words === '' ? null : words;
}

function readCraftAt(reader: RowReader): string | null | undefined {
  const at = readWords(reader, 'craftAt');
  const first = reader.first('craftAt');
  if (first && readPosition(first.text) === undefined) reader.report(first.row, 'craftAt', positionUnknown);
  return at;
}

function readHsn(reader: RowReader): string | null | undefined {
  const hsn = readText(reader, 'hsn', 20);
  const first = reader.first('hsn');
  if (first && !/^(\d{4}|\d{6}|\d{8})$/.test(first.text)) reader.report(first.row, 'hsn', problems.hsn);
  return hsn === '' ? null : hsn;
}

/** Null: the cells are empty. Another word is no reason to refuse the product. */
function readChoice<Choice extends string>(
  reader: RowReader,
  column: DetailField,
  choices: readonly Choice[],
): Choice | null | undefined {
  if (!reader.has(column)) return undefined;
  const first = reader.first(column);
  if (!first) return null;
  const choice = choices.find((one) => one === first.text.toLowerCase());
  if (choice === undefined) reader.note(first.row, column, notes.noneOf(first.text, choices));
  return choice;
}
