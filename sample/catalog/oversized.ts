// The Oversized tees of the sample catalogue.
import { inks } from './colours.ts';
import type { Tee } from './product.ts';

const { cream, madder, turmeric, ink, rust, night, peacock, indigo } = inks;

export const oversized: Tee[] = [
  {
    id: 'monsoon-waves-oversized-tee',
    title: 'Monsoon Waves Oversized Tee',
    brand: 'Aasmaan',
    category: 'Oversized',
    price: 1299,
    tags: ['popular', 'monsoon', 'cotton'],
    colors: ['Navy', 'Ivory', 'DarkSlateGray'],
    date: '2026-06-12',
    fabric: 'heavy',
    story:
      'The first big rain over the Konkan: a low sun, slanting drops and a sea that will not sit still. We drew the swell as rows of half circles, the way a child does, and then drew it two hundred times until it moved.',
    shows: 'a low red sun, rain and rows of waves',
    technique: 'Screen printed by hand in three water-based inks',
    design: {
      front: [{ print: 'monsoonWaves', place: 'chest', size: 330, inks: [cream, rust] }],
      back: [{ print: 'waveField', place: 'hem', size: 0.9, inks: [cream, rust] }],
    },
  },
  {
    id: 'stepwell-oversized-tee',
    title: 'Baori Stepwell Oversized Tee',
    brand: 'Karkhana',
    category: 'Oversized',
    price: 1399,
    tags: ['popular', 'geometry', 'cotton'],
    colors: ['Beige', 'Black', 'Maroon'],
    date: '2026-09-04',
    fabric: 'heavy',
    story:
      'Stand at the lip of an old stepwell in Rajasthan and the stairs stop being stairs; they become a pattern that runs down to the water. This is that view, flattened to two inks and a line of ripples.',
    shows: 'flights of steps running down to water',
    technique: 'Screen printed by hand in three water-based inks',
    design: { front: [{ print: 'stepwell', place: 'chest', size: 350, inks: [ink, madder, peacock] }], back: [] },
  },
  {
    id: 'ridge-lines-oversized-tee',
    title: 'Pahaad Ridge Lines Oversized Tee',
    brand: 'Aasmaan',
    category: 'Oversized',
    price: 1349,
    tags: ['mountains', 'cotton'],
    colors: ['Black', 'Olive', 'SlateGray', 'MidnightBlue'],
    date: '2026-10-08',
    fabric: 'terry',
    story:
      'Nineteen lines, one behind another, and the sun between two of them. It is the view from the last bend before Kausani, if you are awake early enough.',
    shows: 'fine ridge lines of hills with a sun between them',
    technique: 'Screen printed in two high-density inks',
    design: {
      front: [{ print: 'ridges', place: 'pocket', size: 110, inks: [cream, turmeric] }],
      back: [{ print: 'ridges', place: 'back', size: 440, inks: [cream, turmeric] }],
    },
  },
  {
    id: 'truck-art-oversized-tee',
    title: 'Highway Truck Art Oversized Tee',
    brand: 'Gully',
    category: 'Oversized',
    price: 1499,
    tags: ['popular', 'street', 'truck art'],
    colors: ['Black', 'Crimson', 'Teal'],
    date: '2026-11-02',
    fabric: 'heavy',
    story:
      'Every lorry on NH 44 carries a small museum on its tailboard. Lotus, rays, diamonds and a border that never met a quiet colour: we kept all of it and left out only the diesel.',
    shows: 'a truck tailboard with lotus, rays and diamond borders',
    technique: 'Screen printed by hand in three water-based inks',
    design: {
      front: [{ print: 'truckBorder', place: 'band', size: 1, down: 60, inks: [turmeric, madder, cream] }],
      back: [{ print: 'truckBoard', place: 'back', size: 430, inks: [turmeric, madder, cream] }],
    },
  },
  {
    id: 'moon-calendar-oversized-tee',
    title: 'Chaand Moon Calendar Oversized Tee',
    brand: 'Aasmaan',
    category: 'Oversized',
    price: 1299,
    tags: ['night', 'cotton'],
    colors: ['MidnightBlue', 'Black', 'Lavender'],
    date: '2026-02-18',
    fabric: 'heavy',
    story:
      'Amavasya at the top, purnima at the foot, and twenty-seven small dots for the nakshatras the moon visits on the way. Wear it and you will always know that the month goes round, not along.',
    shows: 'the phases of the moon in a ring round a full moon',
    technique: 'Screen printed in two water-based inks',
    design: {
      front: [{ print: 'moonPhases', place: 'chest', size: 370, inks: [cream, turmeric] }],
      back: [{ print: 'moonPhases', place: 'nape', size: 84, inks: [cream, turmeric] }],
    },
  },
  {
    id: 'surya-wheel-oversized-tee',
    title: 'Surya Wheel Oversized Tee',
    brand: 'Karkhana',
    category: 'Oversized',
    price: 1449,
    tags: ['geometry', 'sun', 'cotton'],
    colors: ['SaddleBrown', 'Ivory', 'Black'],
    date: '2026-01-14',
    fabric: 'heavy',
    story:
      'A stone wheel from the Odisha coast tells the time by its own shadow: eight thick spokes for the watches of the day, eight thin ones for the halves between. We set it on heavy cotton, where it tells nothing but looks as if it could.',
    shows: 'a carved sun wheel with sixteen spokes',
    technique: 'Screen printed in two water-based inks',
    design: {
      front: [{ print: 'suryaWheel', place: 'chest', size: 380, inks: [cream, turmeric] }],
      back: [{ print: 'suryaWheel', place: 'nape', size: 80, inks: [cream, turmeric] }],
      wear: 0.3,
    },
  },
  {
    id: 'gamcha-check-oversized-tee',
    title: 'Gamcha Check Oversized Tee',
    brand: 'Roz',
    category: 'Oversized',
    price: 1199,
    tags: ['checks', 'cotton'],
    colors: ['Crimson', 'Navy', 'Teal'],
    date: '2025-12-20',
    fabric: 'regular',
    story:
      'The gamcha is towel, turban, lunch bag and flag, and the only cloth in the house nobody has to iron. Here it becomes a tee, with its red and blue bands crossing wherever they like.',
    shows: 'crossing bands of red, blue and yellow all over',
    technique: 'Printed all over with reactive dyes before cutting, so the cloth stays soft',
    design: {
      undyed: 'Ivory',
      front: [
        {
          print: 'checks',
          place: 'allover',
          size: 1.15,
          inks: [madder, night, turmeric],
          inksIn: { Navy: [indigo, madder, turmeric], Teal: [peacock, night, turmeric] },
        },
      ],
      back: [
        {
          print: 'checks',
          place: 'allover',
          size: 1.15,
          inks: [madder, night, turmeric],
          inksIn: { Navy: [indigo, madder, turmeric], Teal: [peacock, night, turmeric] },
        },
      ],
    },
  },
  {
    id: 'bandhani-rings-oversized-tee',
    title: 'Bandhani Rings Oversized Tee',
    brand: 'Karkhana',
    category: 'Oversized',
    price: 1599,
    tags: ['bandhani', 'festive', 'cotton'],
    colors: ['Maroon', 'Navy', 'SeaGreen', 'Crimson'],
    date: '2026-08-10',
    fabric: 'heavy',
    story:
      'In Kutch a tier can knot four hundred dots in an afternoon without looking down. Ours are printed, and we say so; but each of the rings is laid out from her hands, a little uneven, never twice the same.',
    shows: 'rings of tied dots',
    technique: 'Discharge printed, so the dots take the softness of the cloth',
    design: {
      front: [{ print: 'bandhani', place: 'chest', size: 400, inks: [cream, turmeric] }],
      back: [{ print: 'bandhani', place: 'nape', size: 96, inks: [cream, turmeric] }],
    },
  },
  {
    id: 'warp-and-weft-oversized-tee',
    title: 'Warp and Weft Oversized Tee',
    brand: 'Roz',
    category: 'Oversized',
    price: 1249,
    tags: ['popular', 'house print', 'cotton'],
    colors: ['Ivory', 'Coral', 'SlateGray'],
    date: '2026-03-22',
    fabric: 'heavy',
    story:
      'Our own name in cloth: taana, the threads that wait, and baana, the thread that travels. Over, under, over, until two directions become one thing you can wear.',
    shows: 'broad threads woven over and under',
    technique: 'Screen printed in three water-based inks',
    design: {
      front: [{ print: 'weave', place: 'chest', size: 320, inks: [night, madder, turmeric] }],
      back: [{ print: 'weave', place: 'nape', size: 70, inks: [night, madder, turmeric] }],
    },
  },
];
