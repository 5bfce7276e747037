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
  Classic: 'tee men women unisex half short sleeve round crew neck',
  Oversized: 'tee men women unisex half short sleeve round crew neck over size big baggy loose',
  Polo: 'tee men women unisex half short sleeve collar collared neck',
  Henley: 'tee men women unisex half short sleeve button',
  'Full Sleeve': 'tee men women unisex long round crew neck',
  Raglan: 'tee men women unisex round crew neck baseball',
  Crop: 'tee women cropped top',
  Kids: 'tee child children boy girl half short sleeve round crew neck',

  // Tags.
  chai: 'tea',
  rickshaw: 'auto autorickshaw tuktuk',
  kites: 'patang kite',
  monsoon: 'rain barish',
};

/** Every T-shirt is made in every size; 36 to 46 are inches around the chest. */
export const sizeWords = `${sizes.join(' ')} 2XL 3XL small medium large extra size sizes saiz साइज साइज़ அளவு 36 38 40 42 44 46 chest inch inches chota bada`;

/** They say nothing about a T-shirt. */
export const smallWords =
  'a an and buy best colour color colours for from good i in is me my need of on online or our please show some the to want with chahiye dikhao ka ke ki ko ka liye mein me wala wali wale rang ranga रंग का की के में वाला वाली चाहिए நிறம் rs inr rupee rupees only';
