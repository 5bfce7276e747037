// The first steps of a new shop, with ticks that follow from its state, and what is still the
// sample's.
import * as z from 'zod/mini';
import type { ContentPageName } from '../../../schemas/content/page-content.ts';

const stepNames = [
  'name',
  'logo',
  'product',
  'gstin',
  'shipping',
  'policies',
  'payments',
  'mail',
  'order',
  'backup',
] as const;
export type StepName = (typeof stepNames)[number];

/** The owner may say that they are done: a shop without a logo or a GSTIN cannot know it. */
export const saidSteps = ['logo', 'gstin', 'shipping', 'policies'] as const;

/** Fields of the settings, by path in the section `shop`. */
export const sampleFields = [
  'tagline',
  'description',
  'contact.email',
  'contact.phone',
  'contact.address.street',
  'contact.map.latitude',
  'social',
] as const;

/** Texts about the shop itself; the policies are of any shop. */
export const samplePages = [
  'about',
  'our-story',
  'banners',
  'house-lines',
] as const satisfies readonly ContentPageName[];

export const FirstSteps = z.object({
  /** From the dashboard, for all owners. */
  isHidden: z.boolean(),
  /** In the order in which a shop is set up. */
  steps: z.array(z.object({ name: z.enum(stepNames), isDone: z.boolean() })),
  /** What is still the sample's. A product or post with another title is the owner's. */
  sample: z.object({
    products: z.int(),
    posts: z.int(),
    /** On products of the sample, whatever their title: nobody wrote them. */
    reviews: z.int(),
    fields: z.array(z.enum(sampleFields)),
    pages: z.array(z.enum(samplePages)),
  }),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const FirstStepsMark = z.object({ mark: z.enum([...saidSteps, 'hidden']), isSet: z.boolean() });
export type FirstStepsMark = z.infer<typeof FirstStepsMark>;

export const removedFromSample = ['products', 'posts', 'reviews'] as const;
export type RemovedFromSample = (typeof removedFromSample)[number];
export const SampleParams = z.object({ what: z.enum(removedFromSample) });
