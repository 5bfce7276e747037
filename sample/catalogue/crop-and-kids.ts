// Owns the Crop and Kids tees of the sample drop.
import { inks } from './colours.ts';
import type { Tee } from './product.ts';

const { cream, madder, turmeric, night, rust, peacock, leaf, white, wine, indigo } = inks;

export const cropAndKids: Tee[] = [
  {
    id: 'bandhani-field-crop', title: 'Bandhani Field Crop Tee', brand: 'Karkhana', category: 'Crop', price: 849,
    tags: ['bandhani', 'festive'], colors: ['Crimson', 'Indigo', 'Goldenrod'], date: '2026-09-11', fabric: 'regular',
    story: 'Garba nights need cloth that moves. Diamonds of tied dots over a boxy crop, with enough room under the arm for the third round.',
    shows: 'diamonds of tied dots all over', technique: 'Discharge printed, so the dots take the softness of the cloth',
    design: { front: [{ print: 'bandhaniField', place: 'allover', size: 0.86, inks: [cream, turmeric] }], back: [{ print: 'bandhaniField', place: 'allover', size: 0.86, inks: [cream, turmeric] }] },
  },
  {
    id: 'genda-garland-crop', title: 'Genda Garland Crop Tee', brand: 'Karkhana', category: 'Crop', price: 799,
    tags: ['popular', 'flowers', 'festive'], colors: ['Ivory', 'Maroon', 'Lavender'], date: '2026-10-30', fabric: 'regular',
    story: 'A string of marigolds sits exactly where one would, without the pollen and without the bees. From the flower market under Howrah Bridge at five in the morning.',
    shows: 'two strings of marigolds with mango leaves', technique: 'Screen printed in three water-based inks',
    design: { front: [{ print: 'marigold', place: 'chest', size: 400, down: -30, inks: [rust, turmeric, leaf] }], back: [] },
  },
  {
    id: 'patola-diamond-crop', title: 'Patola Diamond Crop Tee', brand: 'Karkhana', category: 'Crop', price: 999,
    tags: ['ikat', 'geometry'], colors: ['SeaGreen', 'Maroon', 'Indigo'], date: '2026-02-12', fabric: 'regular',
    story: 'In Patan both warp and weft are dyed before they meet, and the diamonds agree to appear only on the loom. Ours is a print after that miracle, soft edges kept.',
    shows: 'stepped ikat diamonds all over', technique: 'Printed all over with reactive dyes before cutting',
    design: { front: [{ print: 'ikatDiamond', place: 'allover', size: 0.72, inks: [cream, wine, turmeric] }], back: [{ print: 'ikatDiamond', place: 'allover', size: 0.72, inks: [cream, wine, turmeric] }] },
  },
  {
    id: 'kolam-lotus-crop', title: 'Lotus Kolam Crop Tee', brand: 'Karkhana', category: 'Crop', price: 749,
    tags: ['kolam', 'cotton'], colors: ['Black', 'Teal', 'Coral'], date: '2026-05-10', fabric: 'regular',
    story: 'Thirteen dots, one ring and eight lotus petals that were not planned but would not leave.',
    shows: 'a kolam ringed by lotus petals', technique: 'Screen printed in two water-based inks',
    design: { front: [{ print: 'kolamLotus', place: 'chest', size: 330, down: -14, inks: [white, turmeric] }], back: [] },
  },
  {
    id: 'konkan-wave-crop', title: 'Konkan Wave Crop Tee', brand: 'Aasmaan', category: 'Crop', price: 899,
    tags: ['monsoon', 'sea'], colors: ['Lavender', 'White', 'Beige'], date: '2026-07-08', fabric: 'light',
    story: 'Rows of half circles, blue over blue, with a thin red line where the fishing boats are. Light cloth for a heavy season.',
    shows: 'rows of waves all over', technique: 'Printed all over with reactive dyes before cutting',
    design: { front: [{ print: 'waveField', place: 'allover', size: 0.9, inks: [indigo, madder] }], back: [{ print: 'waveField', place: 'allover', size: 0.9, inks: [indigo, madder] }] },
  },
  {
    id: 'roz-boxy-crop', title: 'Roz Boxy Crop Tee', brand: 'Roz', category: 'Crop', price: 549,
    tags: ['plain', 'summer'], colors: ['Coral', 'Black', 'White', 'Olive', 'Lavender'], date: '2026-03-10', fabric: 'regular',
    story: 'The everyday tee, shorter. Made for high-waist jeans, and for the one friend who cuts all her T-shirts with kitchen scissors anyway.',
    shows: 'no print', technique: 'No print',
    design: { front: [], back: [] },
  },
  {
    id: 'kite-sky-kids-tee', title: 'Kite Sky Kids Tee', brand: 'Nanhe', category: 'Kids', price: 549,
    tags: ['kids', 'kites'], colors: ['White', 'Goldenrod', 'Lavender'], date: '2026-01-02', fabric: 'soft',
    story: 'A whole sky of kites and not one stuck in a tree. For small people who look up.',
    shows: 'kites of three colours all over', technique: 'Printed all over with reactive dyes, safe for children',
    design: { front: [{ print: 'kiteField', place: 'allover', size: 0.86, inks: [peacock, madder, turmeric] }], back: [{ print: 'kiteField', place: 'allover', size: 0.86, inks: [peacock, madder, turmeric] }], rib: 'Teal' },
  },
  {
    id: 'bazaar-kids-tee', title: 'Sunday Bazaar Kids Tee', brand: 'Nanhe', category: 'Kids', price: 549,
    tags: ['popular', 'kids', 'street'], colors: ['Ivory', 'Coral', 'Beige'], date: '2026-08-02', fabric: 'soft',
    story: 'Chai for the grown-ups, a kite, a ball and a marigold: everything that came home from the Sunday bazaar, except the balloon.',
    shows: 'small glasses, kites, balls and marigolds all over', technique: 'Printed all over with reactive dyes, safe for children',
    design: { front: [{ print: 'bazaarField', place: 'allover', size: 0.84, inks: [night, rust, turmeric] }], back: [{ print: 'bazaarField', place: 'allover', size: 0.84, inks: [night, rust, turmeric] }] },
  },
  {
    id: 'little-rickshaw-kids-tee', title: 'Little Rickshaw Kids Tee', brand: 'Nanhe', category: 'Kids', price: 499,
    tags: ['kids', 'rickshaw'], colors: ['Goldenrod', 'SeaGreen', 'White'], date: '2026-04-19', fabric: 'soft',
    story: 'Phat-phat-phat to nursery and back. The driver has agreed to stop at the ice-cream cart.',
    shows: 'a green auto-rickshaw', technique: 'Screen printed in three water-based inks, safe for children',
    design: { front: [{ print: 'autoRickshaw', place: 'chest', size: 340, inks: [night, leaf, cream] }], back: [], rib: 'SeaGreen' },
  },
  {
    id: 'taare-kids-tee', title: 'Taare Night Kids Tee', brand: 'Nanhe', category: 'Kids', price: 499,
    tags: ['kids', 'night', 'stars'], colors: ['MidnightBlue', 'Indigo', 'Teal'], date: '2026-11-15', fabric: 'soft',
    story: 'Count the stars until you fall asleep. There are more moons than usual, because we were asked for more moons.',
    shows: 'stars and small moons all over', technique: 'Printed all over in two pigment inks, safe for children',
    design: { front: [{ print: 'starField', place: 'allover', size: 0.9, inks: [cream, turmeric] }], back: [{ print: 'starField', place: 'allover', size: 0.9, inks: [cream, turmeric] }] },
  },
  {
    id: 'tiffin-time-kids-tee', title: 'Tiffin Time Kids Tee', brand: 'Nanhe', category: 'Kids', price: 479,
    tags: ['kids', 'food'], colors: ['Coral', 'White', 'SlateGray'], date: '2026-06-24', fabric: 'soft',
    story: 'Rice, dal, bhindi and the deck that is opened first. Four floors of lunch, carried carefully.',
    shows: 'a four-decker tiffin carrier', technique: 'Screen printed in three water-based inks, safe for children',
    design: { front: [{ print: 'tiffin', place: 'chest', size: 200, inks: [night, madder, cream] }], back: [] },
  },
  {
    id: 'dance-line-kids-tee', title: 'Dance Line Kids Tee', brand: 'Nanhe', category: 'Kids', price: 499,
    tags: ['kids', 'warli'], colors: ['SeaGreen', 'Maroon', 'Navy'], date: '2026-09-21', fabric: 'soft',
    story: 'Everybody in a line, hold hands, and mind the tree. A Warli dance that goes all the way round to the back.',
    shows: 'a line of Warli dancers across the chest', technique: 'Screen printed in two water-based inks, safe for children',
    design: { front: [{ print: 'warliRow', place: 'band', size: 1.2, down: 120, inks: [cream, turmeric] }], back: [{ print: 'warliRow', place: 'band', size: 1.2, down: 190, inks: [cream, turmeric] }] },
  },
];
