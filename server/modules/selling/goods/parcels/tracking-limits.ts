// For how long the public page shows a parcel.

/** Days after it was handed to the courier. */
export const trackableDays = 90;
