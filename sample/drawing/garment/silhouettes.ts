// The cut of each category: the measures of a garment (garment units, 12.5 per cm).

export type Category = 'Classic' | 'Oversized' | 'Polo' | 'Full Sleeve' | 'Crop' | 'Kids' | 'Henley' | 'Raglan';

export interface Cut {
  top: number;
  neck: number;
  neckDepth: number;
  backDepth: number;
  shoulder: number;
  shoulderDrop: number;
  chest: number;
  waist: number;
  hem: number;
  length: number;
  armhole: number;
  sleeve: number;
  sleeveAngle: number;
  opening: number;
  rib: number;
  collar: 'crew' | 'polo' | 'henley';
  raglan: boolean;
  cuff: 'hem' | 'rib';
  hemFinish: 'hem' | 'raw' | 'split';
  scale: number;
}

const classic: Cut = {
  top: 138,
  neck: 112,
  neckDepth: 104,
  backDepth: 24,
  shoulder: 286,
  shoulderDrop: 66,
  chest: 322,
  waist: 312,
  hem: 322,
  length: 920,
  armhole: 318,
  sleeve: 272,
  sleeveAngle: 38,
  opening: 186,
  rib: 27,
  collar: 'crew',
  raglan: false,
  cuff: 'hem',
  hemFinish: 'hem',
  scale: 1,
};

const cuts: Record<Category, Cut> = {
  Classic: classic,
  Oversized: {
    ...classic,
    top: 150,
    neck: 110,
    neckDepth: 92,
    shoulder: 352,
    shoulderDrop: 92,
    chest: 384,
    waist: 380,
    hem: 382,
    length: 912,
    armhole: 372,
    sleeve: 276,
    sleeveAngle: 50,
    opening: 216,
    rib: 36,
    scale: 0.97,
  },
  Polo: {
    ...classic,
    collar: 'polo',
    neckDepth: 92,
    cuff: 'rib',
    sleeve: 250,
    opening: 184,
    hemFinish: 'split',
    rib: 26,
  },
  'Full Sleeve': {
    ...classic,
    sleeve: 760,
    sleeveAngle: 66,
    opening: 118,
    cuff: 'rib',
    chest: 316,
    waist: 308,
    hem: 316,
  },
  Crop: {
    ...classic,
    top: 190,
    neck: 122,
    neckDepth: 104,
    shoulder: 330,
    shoulderDrop: 80,
    chest: 356,
    waist: 354,
    hem: 344,
    length: 690,
    armhole: 344,
    sleeve: 240,
    sleeveAngle: 44,
    opening: 208,
    hemFinish: 'raw',
    scale: 1.05,
  },
  Kids: {
    ...classic,
    top: 190,
    neck: 122,
    neckDepth: 92,
    shoulder: 280,
    shoulderDrop: 62,
    chest: 322,
    waist: 326,
    hem: 338,
    length: 764,
    armhole: 300,
    sleeve: 226,
    sleeveAngle: 38,
    opening: 186,
    rib: 30,
  },
  Henley: { ...classic, collar: 'henley', neckDepth: 88, rib: 22, sleeve: 282, hem: 326 },
  Raglan: { ...classic, raglan: true, sleeve: 440, sleeveAngle: 53, opening: 166, neck: 116, shoulderDrop: 78 },
};

export const cutOf = (category: Category): Cut => cuts[category];
