// Owns the Full Sleeve and Raglan tees of the sample drop.
import { inks } from './colours.ts';
import type { Tee } from './product.ts';

const { cream, madder, turmeric, night, rust, peacock } = inks;

export const sleeves: Tee[] = [
  {
    id: 'first-rain-full-sleeve', title: 'First Rain Full Sleeve Tee', brand: 'Aasmaan', category: 'Full Sleeve', price: 1199,
    tags: ['popular', 'monsoon'], colors: ['SlateGray', 'Navy', 'Olive'], date: '2026-06-18', fabric: 'heavy',
    story: 'The sky goes the colour of a school slate and then the lines begin. A few drops are yellow, because somebody on the road has switched on a headlamp.',
    shows: 'slanting lines of rain all over', technique: 'Printed all over in two pigment inks',
    design: { front: [{ print: 'rainField', place: 'allover', size: 0.8, inks: [cream, turmeric] }], back: [{ print: 'rainField', place: 'allover', size: 0.8, inks: [cream, turmeric] }] },
  },
  {
    id: 'kantha-sun-full-sleeve', title: 'Kantha Sun Full Sleeve Tee', brand: 'Karkhana', category: 'Full Sleeve', price: 1149,
    tags: ['embroidery', 'sun'], colors: ['Ivory', 'Goldenrod', 'Black'], date: '2026-01-19', fabric: 'heavy',
    story: 'Fifteen rounds of running stitch ripple out from one still sun, the way a kantha quilt holds old saris together: by going round and round, and not hurrying.',
    shows: 'ripples of running stitch round a red sun', technique: 'Screen printed in two water-based inks',
    design: { front: [{ print: 'kantha', place: 'chest', size: 350, inks: [night, madder] }], back: [] },
  },
  {
    id: 'harbour-stripe-full-sleeve', title: 'Harbour Stripe Full Sleeve Tee', brand: 'Roz', category: 'Full Sleeve', price: 999,
    tags: ['stripes', 'plain'], colors: ['White', 'Ivory', 'Beige'], date: '2026-10-27', fabric: 'heavy',
    story: 'A sailor’s stripe for Sassoon Dock at six in the morning. Sleeves long enough to push up, cuffs that stay there.',
    shows: 'even navy stripes on body and sleeves', technique: 'Stripes printed with reactive dyes; no feel on the surface',
    design: { front: [{ print: 'stripes', place: 'allover', size: 0.86, inks: [night, night] }], back: [{ print: 'stripes', place: 'allover', size: 0.86, inks: [night, night] }] },
  },
  {
    id: 'climbing-jaal-full-sleeve', title: 'Climbing Jaal Full Sleeve Tee', brand: 'Karkhana', category: 'Full Sleeve', price: 1599,
    tags: ['block print', 'festive'], colors: ['Maroon', 'DarkSlateGray', 'MidnightBlue'], date: '2026-10-14', fabric: 'regular',
    story: 'A jaal is a net of vines with a flower in each window. It has climbed palace walls, bedspreads and wedding trunks; a sleeve is no trouble at all.',
    shows: 'a lattice of vines and flowers all over', technique: 'Printed all over in two pigment inks',
    design: { front: [{ print: 'jaal', place: 'allover', size: 0.7, inks: [turmeric, cream] }], back: [{ print: 'jaal', place: 'allover', size: 0.7, inks: [turmeric, cream] }], wear: 0.3 },
  },
  {
    id: 'phulkari-full-sleeve', title: 'Phulkari Garden Full Sleeve Tee', brand: 'Karkhana', category: 'Full Sleeve', price: 1799,
    tags: ['embroidery', 'festive'], colors: ['Crimson', 'Indigo', 'SeaGreen'], date: '2026-04-11', fabric: 'heavy',
    story: 'Phulkari is worked from the wrong side of the cloth, by counting, with silk floss that catches the light two ways. Our thirty-six small diamonds keep the count.',
    shows: 'a grid of stitched diamonds in three colours', technique: 'Screen printed in three high-density inks that stand up like thread',
    design: { front: [{ print: 'phulkari', place: 'chest', size: 340, inks: [turmeric, cream, rust] }], back: [] },
  },
  {
    id: 'roz-full-sleeve-tee', title: 'Roz Full Sleeve Tee', brand: 'Roz', category: 'Full Sleeve', price: 749,
    tags: ['plain', 'winter'], colors: ['Black', 'White', 'Maroon', 'Olive', 'SlateGray'], date: '2025-12-05', fabric: 'heavy',
    story: 'Delhi in December, Bengaluru all year, or an office where somebody else holds the remote of the AC. Plain, heavy, and soft on the inside.',
    shows: 'no print', technique: 'No print',
    design: { front: [], back: [] },
  },
  {
    id: 'chaupar-raglan', title: 'Chaupar Board Raglan', brand: 'Gully', category: 'Raglan', price: 1099,
    tags: ['games'], colors: ['Ivory', 'White', 'Beige'], date: '2026-05-27', fabric: 'regular',
    story: 'Empires have been lost on this cross of cloth. The cowries are thrown, three up and three down, and it is your move.',
    shows: 'a cross-shaped chaupar board with cowries', technique: 'Screen printed in three water-based inks',
    design: { front: [{ print: 'chaupar', place: 'chest', size: 330, inks: [night, madder, rust] }], back: [], sleeve: 'Maroon', rib: 'Maroon' },
  },
  {
    id: 'patang-raglan', title: 'Patang Raglan', brand: 'Gully', category: 'Raglan', price: 999,
    tags: ['popular', 'kites', 'festive'], colors: ['White', 'Ivory', 'SlateGray'], date: '2026-01-05', fabric: 'regular',
    story: 'Uttarayan on an Ahmedabad terrace: one hand for the kite, one for the undhiyu, and a shout that travels nine houses. Kai po che.',
    shows: 'four kites on long threads', technique: 'Screen printed in three water-based inks',
    design: { front: [{ print: 'kites', place: 'chest', size: 300, inks: [peacock, madder, turmeric] }], back: [], sleeve: 'Teal', rib: 'Teal' },
  },
  {
    id: 'rangoli-raglan', title: 'Rangoli Raglan', brand: 'Karkhana', category: 'Raglan', price: 1149,
    tags: ['rangoli', 'festive'], colors: ['Goldenrod', 'Coral', 'Ivory'], date: '2026-11-12', fabric: 'regular',
    story: 'Begin with a dot, and do not look up until the last petal has been filled. This one took longer than the sweets.',
    shows: 'a round rangoli of petals and teeth', technique: 'Screen printed in three water-based inks',
    design: { front: [{ print: 'rangoli', place: 'chest', size: 360, inks: [madder, night, cream] }], back: [], sleeve: 'Maroon', rib: 'Maroon' },
  },
  {
    id: 'lorry-border-raglan', title: 'Lorry Border Raglan', brand: 'Gully', category: 'Raglan', price: 1049,
    tags: ['truck art', 'street'], colors: ['Teal', 'Black', 'Crimson'], date: '2026-07-24', fabric: 'regular',
    story: 'A lotus, a diamond, a lotus, a diamond: the border that runs round every lorry between Jalandhar and Kanyakumari, now on a route of its own.',
    shows: 'a lotus and diamond border across the chest', technique: 'Screen printed in three water-based inks',
    design: { front: [{ print: 'truckBorder', place: 'band', size: 1.15, down: 120, inks: [turmeric, madder, cream] }], back: [], sleeve: 'Goldenrod', rib: 'Goldenrod' },
  },
  {
    id: 'stone-screen-raglan', title: 'Stone Screen Raglan', brand: 'Karkhana', category: 'Raglan', price: 1199,
    tags: ['geometry', 'architecture'], colors: ['Lavender', 'Ivory', 'Beige'], date: '2026-03-15', fabric: 'regular',
    story: 'Six-pointed stars, cut so that the wind comes through and the afternoon does not. From the screens of Sarkhej, in one calm colour.',
    shows: 'a lattice of six-pointed stars on the body', technique: 'Printed with reactive dyes before cutting, so the cloth stays soft',
    design: { front: [{ print: 'jaali', place: 'bodyover', size: 0.72, inks: [night, madder] }], back: [{ print: 'jaali', place: 'bodyover', size: 0.72, inks: [night, madder] }], sleeve: 'Indigo', rib: 'Indigo' },
  },
];
