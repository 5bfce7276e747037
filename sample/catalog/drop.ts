// All tees of the sample catalogue.
import { classic } from './classic.ts';
import { collared } from './collared.ts';
import { cropAndKids } from './crop-and-kids.ts';
import { lettered } from './lettered.ts';
import { oversized } from './oversized.ts';
import type { Tee } from './product.ts';
import { sleeves } from './sleeves.ts';

export const tees: readonly Tee[] = [...oversized, ...classic, ...collared, ...sleeves, ...cropAndKids, ...lettered];
