// Owns the Polo and Henley tees of the sample drop.
import { inks } from './colours.ts';
import type { Tee } from './product.ts';

const { cream, madder, turmeric, ink, night, rust, indigo, white } = inks;

export const collared: Tee[] = [
  {
    id: 'roz-pique-polo', title: 'Roz Piqué Polo', brand: 'Roz', category: 'Polo', price: 899,
    tags: ['popular', 'plain', 'work'], colors: ['Navy', 'White', 'Black', 'Maroon', 'SeaGreen'], date: '2026-01-27', fabric: 'pique',
    story: 'Monday’s polo: smart enough for the meeting, easy enough for the metro back. The collar is knitted in one piece so that it does not bacon after ten washes.',
    shows: 'no print', technique: 'No print; collar and cuffs flat-knitted to match',
    design: { front: [], back: [] },
  },
  {
    id: 'tipped-club-polo', title: 'Tipped Club Polo', brand: 'Roz', category: 'Polo', price: 999,
    tags: ['plain', 'work'], colors: ['Ivory', 'Teal', 'SlateGray'], date: '2026-05-02', fabric: 'pique',
    story: 'An off-white body with a darker collar and cuffs, after the cricket clubs that still break for lunch. Mother-of-pearl look buttons, sewn with a shank.',
    shows: 'a contrast collar and cuffs', technique: 'No print; collar and cuffs flat-knitted in a second colour',
    design: { front: [], back: [], rib: 'Navy', placket: 'Ivory' },
  },
  {
    id: 'ikat-zigzag-polo', title: 'Pochampally Zigzag Polo', brand: 'Karkhana', category: 'Polo', price: 1499,
    tags: ['ikat', 'festive'], colors: ['Maroon', 'Navy', 'Black'], date: '2026-10-02', fabric: 'pique',
    story: 'In Pochampally the yarn is tied and dyed before it is woven, so every edge arrives a little late. We drew the zigzag thread by thread to keep that soft stammer.',
    shows: 'feathered ikat zigzags all over', technique: 'Printed all over with reactive dyes before cutting',
    design: { front: [{ print: 'ikatZigzag', place: 'allover', size: 0.78, inks: [cream, turmeric, madder] }], back: [{ print: 'ikatZigzag', place: 'allover', size: 0.78, inks: [cream, turmeric, madder] }] },
  },
  {
    id: 'toda-band-polo', title: 'Nilgiri Band Polo', brand: 'Karkhana', category: 'Polo', price: 1299,
    tags: ['embroidery', 'geometry'], colors: ['White', 'Ivory', 'Beige'], date: '2026-07-03', fabric: 'pique',
    story: 'Red and black on white, counted by eye: the Toda shawls of the Nilgiris set the rule, and our band follows it across the chest from seam to seam.',
    shows: 'a red and black geometric band across the chest', technique: 'Screen printed in two water-based inks',
    design: { front: [{ print: 'todaBand', place: 'band', size: 0.92, down: 130, inks: [ink, madder] }], back: [{ print: 'todaBand', place: 'band', size: 0.92, down: 200, inks: [ink, madder] }] },
  },
  {
    id: 'kantha-stitch-polo', title: 'Kantha Stitch Polo', brand: 'Karkhana', category: 'Polo', price: 1199,
    tags: ['embroidery', 'quiet'], colors: ['Indigo', 'DarkSlateGray', 'SaddleBrown'], date: '2026-03-05', fabric: 'pique',
    story: 'A running stitch is the first one anybody learns and the last one Bengal’s quilters ever needed. Rows of it, very small, over the whole polo; from two metres away it is simply texture.',
    shows: 'rows of small running stitches all over', technique: 'Printed all over in one pigment ink',
    design: { front: [{ print: 'singleStitch', place: 'allover', size: 0.62, inks: [cream] }], back: [{ print: 'singleStitch', place: 'allover', size: 0.62, inks: [cream] }] },
  },
  {
    id: 'chettinad-tile-polo', title: 'Chettinad Tile Polo', brand: 'Karkhana', category: 'Polo', price: 1399,
    tags: ['geometry', 'tiles'], colors: ['Beige', 'White', 'Coral'], date: '2026-11-05', fabric: 'pique',
    story: 'Athangudi’s tiles are poured on glass, face down, and nobody sees the flower until it is turned over. Four quarter rings meet at every corner, as they do on the floors of Karaikudi.',
    shows: 'rings and petals of floor tiles all over', technique: 'Printed all over with reactive dyes before cutting',
    design: { front: [{ print: 'floorTile', place: 'bodyover', size: 0.66, inks: [indigo, rust] }], back: [{ print: 'floorTile', place: 'bodyover', size: 0.66, inks: [indigo, rust] }], rib: 'Indigo', sleeve: 'Beige' },
  },
  {
    id: 'roz-slub-henley', title: 'Roz Slub Henley', brand: 'Roz', category: 'Henley', price: 699,
    tags: ['plain', 'summer'], colors: ['Olive', 'White', 'SlateGray', 'Maroon'], date: '2026-02-06', fabric: 'slub',
    story: 'Slub yarn is thick here and thin there, so the cloth breathes and no two look the same. Three buttons, no collar, made for a fan on speed three.',
    shows: 'no print', technique: 'No print',
    design: { front: [], back: [], heather: 0.45 },
  },
  {
    id: 'mango-rows-henley', title: 'Sanganer Mango Henley', brand: 'Karkhana', category: 'Henley', price: 1099,
    tags: ['popular', 'block print'], colors: ['Teal', 'Maroon', 'Ivory'], date: '2026-08-21', fabric: 'slub',
    story: 'Row upon row of small mangoes, each row facing the other way, because that is how a printer keeps time with a block in each hand.',
    shows: 'rows of small block-print mangoes all over', technique: 'Printed all over in two pigment inks',
    design: { front: [{ print: 'mangoRows', place: 'allover', size: 0.74, inks: [cream, turmeric] }], back: [{ print: 'mangoRows', place: 'allover', size: 0.74, inks: [cream, turmeric] }], wear: 0.3 },
  },
  {
    id: 'pocket-kolam-henley', title: 'Pocket Kolam Henley', brand: 'Karkhana', category: 'Henley', price: 849,
    tags: ['kolam', 'quiet'], colors: ['Black', 'Crimson', 'Ivory'], date: '2026-06-01', fabric: 'slub',
    story: 'A small kolam where a pocket would be, for those who like their luck kept close and quiet.',
    shows: 'a small kolam on the left chest', technique: 'Screen printed in one water-based ink',
    design: { front: [{ print: 'kolamDiamond', place: 'pocket', size: 112, inks: [white, turmeric] }], back: [{ print: 'kolamGrand', place: 'back', size: 330, inks: [white, turmeric] }] },
  },
  {
    id: 'bagru-border-henley', title: 'Bagru Border Henley', brand: 'Karkhana', category: 'Henley', price: 999,
    tags: ['block print', 'border'], colors: ['Ivory', 'Beige', 'White'], date: '2026-04-14', fabric: 'slub',
    story: 'A border of buds at the hem, as on a good dupatta, so that there is something to notice when you reach for the top shelf.',
    shows: 'a border of buds along the hem', technique: 'Screen printed from an original drawn for block cutting',
    design: { front: [{ print: 'budBorder', place: 'hem', size: 1, inks: [madder, night] }], back: [{ print: 'budBorder', place: 'hem', size: 1, inks: [madder, night] }], wear: 0.4 },
  },
  {
    id: 'boatman-stripe-henley', title: 'Boatman Stripe Henley', brand: 'Roz', category: 'Henley', price: 899,
    tags: ['stripes', 'summer'], colors: ['Beige', 'White', 'Lavender'], date: '2026-09-27', fabric: 'slub',
    story: 'Even stripes with every fourth one in madder: the colours of a country boat on the Hooghly, in the order its owner painted them.',
    shows: 'even dark stripes with every fourth one red', technique: 'Stripes printed with reactive dyes; no feel on the surface',
    design: { front: [{ print: 'stripes', place: 'allover', size: 0.7, inks: [night, madder] }], back: [{ print: 'stripes', place: 'allover', size: 0.7, inks: [night, madder] }] },
  },
];
