// Measures of bodies and garments, one row per size from XS to XXXL.
import { sizes } from '@taana-baana/contract/limits.ts';

/** Chest in cm, and the age for kids' tees. */
export const bodyMeasures = [
  { chest: '81-86', age: '2-3' },
  { chest: '86-91', age: '4-5' },
  { chest: '91-97', age: '6-7' },
  { chest: '97-104', age: '8-9' },
  { chest: '104-112', age: '10-11' },
  { chest: '112-120', age: '12-13' },
  { chest: '120-130', age: '14-15' },
] as const;

interface Cut {
  /** Centimetres in XS, and what each size adds. */
  chest: number;
  chestStep: number;
  length: number;
  lengthStep: number;
}

const regular: Cut = { chest: 92, chestStep: 6, length: 66, lengthStep: 2 };
/** By category of the sample drop. Your own categories get a row here, or no garment measures. */
const cuts: Record<string, Cut> = {
  Classic: regular,
  Henley: regular,
  Raglan: regular,
  'Full Sleeve': regular,
  Polo: { ...regular, length: 67 },
  Oversized: { chest: 108, chestStep: 6, length: 69, lengthStep: 2 },
  Crop: { chest: 96, chestStep: 6, length: 46, lengthStep: 1.5 },
  Kids: { chest: 58, chestStep: 6, length: 39, lengthStep: 4 },
};

/** Around the chest and from the shoulder down, in cm; undefined for an unknown cut. */
export function garmentMeasures(category: string): { chest: number; length: number }[] | undefined {
  const cut = cuts[category];
  return (
    cut &&
    sizes.map((_, step) => ({
      chest: cut.chest + step * cut.chestStep,
      length: cut.length + step * cut.lengthStep,
    }))
  );
}
