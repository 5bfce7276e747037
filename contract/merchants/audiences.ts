// Whom clothes are for, in the words of Google's and Meta's product data.
export const genders = ['female', 'male', 'unisex'] as const;
export type Gender = (typeof genders)[number];

export const ageGroups = ['adult', 'kids', 'toddler', 'infant', 'newborn'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Years, as Google draws the lines: from, and up to if there is an end. */
export const yearsOf: Readonly<Record<AgeGroup, { readonly from: number; readonly to?: number }>> = {
  newborn: { from: 0, to: 0.25 },
  infant: { from: 0.25, to: 1 },
  toddler: { from: 1, to: 5 },
  kids: { from: 5, to: 13 },
  adult: { from: 13 },
};
