// Colours of cloth that CSS has no name for, as shops call them. The editor and the shop draw the
// same disc for them.

const cloths = new Map(
  `
  bottle green: #0b4a37, mustard: #d4a017, rust: #a4502a, wine: #5e1f2f, burgundy: #6b1a2c, bordeaux: #5c1a2b
  mauve: #b28fae, lilac: #c3a6d3, peach: #f6c3a0, apricot: #f0b183, charcoal: #3c4045, charcoal grey: #3c4045
  anthracite: #35393e, graphite: #43464b, slate: #66717d, ash: #b9b9b4, ash grey: #b9b9b4, stone: #b5ac9c
  sand: #d8c6a3, camel: #bd9464, mocha: #7b5a46, coffee: #5b4133, cocoa: #6a4a3a, chestnut: #7c3f2c
  rose: #d98a94, dusty rose: #c58f8f, dusty pink: #d4a5a5, blush: #eccac4, baby pink: #f4c9d2, rani pink: #d81b72
  rani: #d81b72, fuchsia pink: #d22a83, brick: #9c4335, brick red: #94382f, cherry: #a31f34, cherry red: #a31f34
  blood red: #7f1419, vermilion: #dd4b2a, saffron: #f0932b, kesari: #f0932b, marigold: #f2a31b, turmeric: #dca21c
  haldi: #dca21c, lemon: #f4e46b, lemon yellow: #f4e46b, butter: #f6e7ae, cream: #f3ead3, off white: #f5f1e6
  ecru: #e3d8bf, natural: #e9dfc8, mint: #b3dcc5, mint green: #b3dcc5, sage: #a3b095, sage green: #a3b095
  moss: #6a7345, moss green: #6a7345, military green: #545a3a, army green: #545a3a, mehendi: #76803a
  mehendi green: #76803a, olive green: #6b6b35, emerald: #147a5a, emerald green: #147a5a, rama green: #16847c
  peacock: #0d6472, peacock green: #0d6b66, peacock blue: #0c5d78, petrol: #1d5560, petrol blue: #1d5560
  parrot green: #5fa52f, sea blue: #3a7d98, aqua blue: #6fc3cf, ice blue: #cfe3ec, baby blue: #bcd6ea
  powder pink: #eac9cd, denim: #486587, denim blue: #486587, ink: #26304a, ink blue: #26304a, navy blue: #1d2a4c
  airforce blue: #56728e, cobalt: #1f47a0, cobalt blue: #1f47a0, electric blue: #2b5be0, indigo blue: #33406e
  jamun: #4c2140, aubergine: #4a2540, eggplant: #4a2540, grape: #5f3a68, onion: #b77b86, onion pink: #c9939b
  copper: #b06b42, bronze: #8b6a3c, khaki brown: #8f7d57, grey melange: #a9abad, melange grey: #a9abad
  heather grey: #b4b6b8, steel grey: #7b838a, light grey melange: #c4c6c8, jet black: #121212, wheatish: #e2cda4
`
    .trim()
    .split(/[,\n]\s*/)
    .map((pair) => pair.split(': ') as [string, string]),
);

/** Spelt in any of the ways in which people write it: 'Bottle-Green', 'BottleGreen', 'Ash Gray'. */
const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('gray', 'grey')
    .replaceAll(/[\s\p{P}]+/gu, '');

const byKey = new Map([...cloths].map(([name, css]) => [keyOf(name), css]));

/** `#rrggbb`, if the name is one of a cloth. */
export const clothNamed = (title: string): string | undefined => byKey.get(keyOf(title));
