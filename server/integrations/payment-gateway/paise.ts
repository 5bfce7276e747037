// Converts between paise, which the provider uses, and rupees, in which the shop prices.

const paisePerRupee = 100;

export const toPaise = (rupees: number): number => rupees * paisePerRupee;

/** As many as fit. */
export const toWholeRupees = (paise: number): number => Math.floor(paise / paisePerRupee);
