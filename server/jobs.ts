// Every job of a running shop.
import type { Deps } from './deps.ts';
import type { Job } from './workers.ts';

export const shopJobs = (_deps: Deps): Job[] => [];
