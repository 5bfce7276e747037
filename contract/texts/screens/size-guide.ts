// The size guide.

export const title = 'Size guide';
export const howToMeasure =
  'Measure around the fullest part of your chest, the tape flat and not tight. Between two sizes, take the larger one.';
export const chest = 'Your chest, cm';
export const age = 'Age';
export const garmentChest = 'Tee: chest, cm';
export const garmentLength = 'Tee: length, cm';
export const flat = (cut: string): string =>
  `The tee’s own figures are those of our ${cut} cut: around the chest, and from the shoulder down. Every shirt is cut and sewn by hand, so a centimetre more or less is normal.`;
export const byHand =
  'Every shirt is cut and sewn by hand: a centimetre more or less is normal. How a style falls (oversized, crop) stands in its description.';
