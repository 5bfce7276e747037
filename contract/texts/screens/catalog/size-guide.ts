// The size guide.

export const title = 'Size guide';
export const howToMeasure =
  'Measure around the fullest part of your chest, the tape flat and not tight. Between two sizes, take the larger one.';
/** Of a column. */
export const inCm = (column: string): string => `${column}, cm (in)`;
export const inInches = (cm: string): string => cm.replace(/\d+(\.\d+)?/g, (one) => (Number(one) / 2.54).toFixed(1));
export const range = (measures: string): string => measures.replace('-', '–');
export const none = '–';
export const notMeasured = 'No measures yet. Please ask us.';
/** 38 for S, 40 for M. */
export const indian = 'Indian size';
export const chest = 'Your chest';
export const age = 'Age';
export const garmentChest = 'Tee: chest';
export const garmentLength = 'Tee: length';
export const flat = (cut: string): string =>
  `The tee’s own figures are those of our ${cut} cut: around the chest, and from the shoulder down. Every shirt is cut and sewn by hand, so a centimetre more or less is normal.`;
export const byHand =
  'Every shirt is cut and sewn by hand: a centimetre more or less is normal. How a style falls (oversized, crop) stands in its description.';
