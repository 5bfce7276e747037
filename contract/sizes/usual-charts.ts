// The size chart of a category that the owner has written none for: measures of bodies, and of the
// cuts of the sample drop.
import { sizes } from '../limits.ts';
import type { SizeChart } from '../schemas/catalog/size-chart.ts';
import * as texts from '../texts/screens/catalog/size-guide.ts';

/** From XS to XXXL: the number that shops in India sell it by, the chest in cm, and the age for children. */
const bodies = [
  { indian: '36', chest: '81-86', age: '2-3' },
  { indian: '38', chest: '86-91', age: '4-5' },
  { indian: '40', chest: '91-97', age: '6-7' },
  { indian: '42', chest: '97-104', age: '8-9' },
  { indian: '44', chest: '104-112', age: '10-11' },
  { indian: '46', chest: '112-120', age: '12-13' },
  { indian: '48', chest: '120-130', age: '14-15' },
] as const;

/** Centimetres in XS, and what each size adds. */
interface Cut {
  readonly chest: number;
  readonly chestStep: number;
  readonly length: number;
  readonly lengthStep: number;
}

const regular: Cut = { chest: 92, chestStep: 6, length: 66, lengthStep: 2 };
const cuts = new Map<string, Cut>([
  ['Classic', regular],
  ['Henley', regular],
  ['Raglan', regular],
  ['Full Sleeve', regular],
  ['Polo', { ...regular, length: 67 }],
  ['Oversized', { chest: 108, chestStep: 6, length: 69, lengthStep: 2 }],
  ['Crop', { chest: 96, chestStep: 6, length: 46, lengthStep: 1.5 }],
  ['Kids', { chest: 58, chestStep: 6, length: 39, lengthStep: 4 }],
]);

/** Categories with measures of the garment too. */
export const usualCategories: readonly string[] = [...cuts.keys()];

interface Column {
  readonly title: string;
  readonly isCm: boolean;
  readonly of: (step: number) => string | number | undefined;
}

/** Claims nothing about a cut that it does not know. */
export function usualChart(category: string): SizeChart {
  const cut = cuts.get(category);
  const columns =
    category === 'Kids' ? [ages, ...garment(cut)] : [...(cut ? [indianSizes] : []), chests, ...garment(cut)];
  return {
    columns: columns.map(({ title, isCm }) => ({ title, isCm })),
    rows: sizes.map((size, step) => ({ size, values: columns.map(({ of }) => String(of(step) ?? '')) })),
    note: cut ? texts.flat(category) : texts.byHand,
  };
}

const ages: Column = { title: texts.age, isCm: false, of: (step) => bodies[step]?.age };
const indianSizes: Column = { title: texts.indian, isCm: false, of: (step) => bodies[step]?.indian };
const chests: Column = { title: texts.chest, isCm: true, of: (step) => bodies[step]?.chest };

const garment = (cut: Cut | undefined): Column[] =>
  cut
    ? [
        { title: texts.garmentChest, isCm: true, of: (step) => cut.chest + step * cut.chestStep },
        { title: texts.garmentLength, isCm: true, of: (step) => cut.length + step * cut.lengthStep },
      ]
    : [];
