// The prints by the names that the catalogue uses.
import * as block from './block.ts';
import * as geometry from './geometry.ts';
import * as kolam from './kolam.ts';
import * as sky from './sky.ts';
import * as pastimes from './pastimes.ts';
import * as street from './street.ts';
import * as truck from './truck.ts';
import * as warli from './warli.ts';
import * as water from './water.ts';
import * as words from './words.ts';
import * as woven from './woven.ts';

export const motifs = {
  ...block,
  ...geometry,
  ...kolam,
  ...pastimes,
  ...sky,
  ...street,
  ...truck,
  ...warli,
  ...water,
  ...words,
  ...woven,
};
export type MotifName = keyof typeof motifs;
