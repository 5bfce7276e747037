// What the dashboard says of the first steps; its first view has little room for scripts.
import type { StepName } from '../../schemas/shop/first-steps.ts';

export const heading = 'First steps';
export const done = (count: number, all: number): string => `${count} of ${all} are done.`;
export const isDone = 'Done:';
export const sample = 'Still the sample’s';
export const more = 'All first steps';

export const steps: Record<StepName, string> = {
  name: 'Your name',
  logo: 'Your logo',
  product: 'Your first T-shirt',
  gstin: 'Your GSTIN',
  shipping: 'Your shipping fee',
  policies: 'Your policies',
  payments: 'Real payments',
  mail: 'Mails',
  order: 'A test order',
  backup: 'A backup',
};
