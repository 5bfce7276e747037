// The colours: their titles are CSS keywords, for the swatch; the values
// describe dyed cloth in the studio.

export const colours = {
  Maroon: '#6f1d2b',
  Navy: '#212b4e',
  Teal: '#1c6a6b',
  Ivory: '#f0e8d6',
  Black: '#1c1b1d',
  Olive: '#656937',
  Crimson: '#b2263b',
  SlateGray: '#72808d',
  DarkSlateGray: '#2b4645',
  Goldenrod: '#d09a35',
  SaddleBrown: '#7e4a27',
  SeaGreen: '#2f7a58',
  MidnightBlue: '#1a2046',
  Coral: '#e57c5d',
  Lavender: '#cdc4de',
  Beige: '#dacdb3',
  White: '#f5f3ee',
} as const;

export type ColourName = keyof typeof colours;

export const inks = {
  cream: '#f3e7d0',
  white: '#faf6ee',
  madder: '#b8382b',
  turmeric: '#e0a22f',
  indigo: '#28346c',
  night: '#1d2340',
  ink: '#251d1a',
  leaf: '#3d7a4f',
  rust: '#c4612d',
  peacock: '#1f7378',
} as const;

export function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  return 0.299 * r! + 0.587 * g! + 0.114 * b!;
}

/**
 * Inks for another cloth colour: an ink that would not show becomes cream on
 * dark cloth and black on light.
 */
export const inksOn = (cloth: string, wanted: readonly string[]): string[] =>
  wanted.map((colour, index) => {
    if (Math.abs(luminance(colour) - luminance(cloth)) > 0.14) return colour;
    const dark = luminance(cloth) < 0.5;
    return dark ? (index === 0 ? inks.cream : inks.turmeric) : index === 0 ? inks.ink : inks.madder;
  });
