// Synonyms of catalogue names that shoppers use, and words that narrow nothing.
import { sizes } from '@taana-baana/contract';

/**
 * Further names of a colour, a category or a tag, or of one word of it: `gray` covers SlateGray.
 * A search for one of them finds the products of that colour, category or tag.
 */
export const otherNames: Readonly<Record<string, string>> = {
  // Colours: CSS names that do not contain what the eye sees.
  Crimson: 'red',
  Maroon: 'red dark wine burgundy',
  FireBrick: 'red brick',
  Tomato: 'red orange',
  Salmon: 'pink',
  Coral: 'orange pink peach',
  Goldenrod: 'yellow mustard gold ochre',
  Gold: 'yellow',
  Khaki: 'yellow',
  SaddleBrown: 'rust',
  Sienna: 'brown rust',
  Chocolate: 'brown',
  Peru: 'brown',
  Tan: 'brown beige',
  Beige: 'cream tan sand',
  Wheat: 'beige cream',
  Linen: 'white cream',
  Ivory: 'white off cream',
  Snow: 'white',
  Black: 'kala',
  Gray: 'grey charcoal',
  Silver: 'grey gray',
  Olive: 'green',
  Lime: 'green',
  Teal: 'green',
  Navy: 'blue dark',
  MidnightBlue: 'dark',
  Indigo: 'blue violet purple',
  Turquoise: 'blue',
  Cyan: 'blue',
  Lavender: 'purple violet lilac',
  Plum: 'purple',
  Orchid: 'purple pink',
  Violet: 'purple',
  Magenta: 'pink',

  // Categories. Tees without a collar are round-necked and have half sleeves.
  Classic: 'men women unisex half short sleeve round crew neck',
  Oversized: 'men women unisex half short sleeve round crew neck over size big baggy loose',
  Polo: 'men women unisex half short sleeve collar collared neck',
  Henley: 'men women unisex half short sleeve button',
  'Full Sleeve': 'men women unisex long round crew neck',
  Raglan: 'men women unisex round crew neck baseball',
  Crop: 'women cropped top',
  Kids: 'child children boy girl half short sleeve round crew neck',

  // Tags.
  chai: 'tea',
  rickshaw: 'auto autorickshaw tuktuk',
  kites: 'patang',
  monsoon: 'rain barish',
};

/** Every T-shirt is made in every size. */
export const sizeWords = `${sizes.join(' ')} 2XL 3XL small medium large extra size`;

/** They say nothing about a T-shirt. */
export const smallWords = 'a an and buy colour color for in of on or the to with';
