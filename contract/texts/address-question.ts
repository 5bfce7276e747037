// What a form asks when a PIN code and a state disagree.

/** `600001 is in Tamil Nadu. Is the state right?` */
export const isTheStateRight = (pincode: string, regions: readonly string[]): string =>
  `${pincode} is in ${regions.join(' or ')}. Is the state right?`;
