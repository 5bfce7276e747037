// The tees with words in our own Devanagari and Latin letters.
import { inks } from './colours.ts';
import { tee } from './product.ts';

const { cream, madder, turmeric, ink, night, rust, peacock } = inks;

export const lettered = [
  tee('Classic', {
    id: 'taana-baana-name-tee',
    title: 'Taana Baana Name Tee',
    brand: 'Roz',
    price: 749,
    tags: ['house print', 'lettering'],
    colors: ['Ivory', 'Black', 'SlateGray'],
    date: '2026-01-30',
    story:
      'The shop’s own name, set in our own letters: ताना for the threads that wait, बाना for the one that travels. Drawn with one even line from the first stroke to the last.',
    shows: 'the words taana and baana in Devanagari',
    front: [{ print: 'nameWords', place: 'chest', size: 300, inks: [night, madder] }],
  }),
  tee('Oversized', {
    id: 'chai-oversized-tee',
    title: 'Chai, Full Strength Oversized Tee',
    brand: 'Gully',
    price: 1199,
    tags: ['popular', 'lettering', 'chai'],
    colors: ['SaddleBrown', 'Goldenrod', 'Black'],
    date: '2026-09-14',
    story:
      'चाय, in letters as thick as the milk. The cup on the back is half full because it is cutting; the one on the front is a word, and words do not get cold.',
    shows: 'the word chai in thick Devanagari letters with steam',
    front: [{ print: 'chaiWord', place: 'chest', size: 350, inks: [cream, turmeric] }],
    back: [{ print: 'chaiGlasses', place: 'back', size: 300, inks: [cream, rust, turmeric] }],
  }),
  tee('Oversized', {
    id: 'dheere-dheere-oversized-tee',
    title: 'Dheere Dheere Oversized Tee',
    brand: 'Roz',
    price: 1099,
    tags: ['lettering', 'quiet'],
    colors: ['SeaGreen', 'Ivory', 'Lavender'],
    date: '2026-05-06',
    story:
      'Slowly, slowly. Good advice from every grandmother, every truck’s tailboard and every loom. The second word leans on the first, and neither of them is in a hurry.',
    shows: 'the word dheere twice in Devanagari',
    front: [{ print: 'slowWords', place: 'chest', size: 300, inks: [cream, turmeric] }],
  }),
  tee('Raglan', {
    id: 'gully-nine-raglan',
    title: 'Gully No. 9 Cricket Raglan',
    brand: 'Gully',
    price: 999,
    tags: ['cricket', 'lettering', 'street'],
    colors: ['White', 'Goldenrod', 'Lavender'],
    date: '2026-04-02',
    story:
      'Founded on a Sunday, undefeated until Monday. The club has one bat, two stumps and a strict rule about Sharma uncle’s window.',
    shows: 'the word gully, No. 9 and Cricket Club',
    front: [{ print: 'laneNine', place: 'chest', size: 290, inks: [night, madder] }],
    back: [{ print: 'gullyCricket', place: 'back', size: 300, inks: [night, madder] }],
    sleeve: 'Navy',
    rib: 'Navy',
  }),
  tee('Classic', {
    id: 'ghar-junction-tee',
    title: 'Ghar Junction Tee',
    brand: 'Gully',
    price: 799,
    tags: ['popular', 'lettering', 'railway'],
    colors: ['Teal', 'Crimson', 'SeaGreen'],
    date: '2026-10-24',
    story:
      'The yellow board you look for from the door of the coach, bag already on the shoulder. For everyone who counts the stations before Diwali.',
    shows: 'a yellow station board that says Ghar Junction',
    front: [{ print: 'homeJunction', place: 'chest', size: 310, inks: [turmeric, ink, cream] }],
  }),
  tee('Full Sleeve', {
    id: 'savan-full-sleeve',
    title: 'Saavan Full Sleeve Tee',
    brand: 'Aasmaan',
    price: 1099,
    tags: ['monsoon', 'lettering'],
    colors: ['Navy', 'DarkSlateGray', 'Black'],
    date: '2026-07-19',
    fabric: 'regular',
    story:
      'सावन: the month when the swings go up in the mango tree and nothing dries. The word gets the rain, and the road below gets the rest of it.',
    shows: 'the word saavan in Devanagari between rain and ripples',
    front: [{ print: 'savanWord', place: 'chest', size: 330, inks: [cream, turmeric] }],
  }),
  tee('Crop', {
    id: 'rang-crop',
    title: 'Rang Holi Crop Tee',
    brand: 'Gully',
    price: 699,
    tags: ['holi', 'lettering', 'festive'],
    colors: ['White', 'Lavender', 'Beige'],
    date: '2026-02-20',
    story:
      'Somebody has been there before you with a pichkari. Wear it on the day itself and let the real colours join in; we shall not tell.',
    shows: 'the word rang in Devanagari among drops of colour',
    front: [{ print: 'rangWord', place: 'chest', size: 330, down: -20, inks: [night, madder, turmeric, peacock] }],
  }),
  tee('Classic', {
    id: 'dak-postmark-tee',
    title: 'Dak Postmark Tee',
    brand: 'Roz',
    price: 749,
    tags: ['lettering', 'post'],
    colors: ['Beige', 'White', 'Coral'],
    date: '2026-03-18',
    story:
      'Stamped at Tiruppur, where it was knitted, cut and sewn, and where the post office still has a queue for money orders. Large on the back, small over the heart.',
    craft: { place: 'Tiruppur, Tamil Nadu', at: '11.11, 77.34' },
    shows: 'a round postmark that says Taana Baana, Tiruppur',
    technique: 'Screen printed in two water-based inks, a little uneven on purpose',
    front: [{ print: 'postmark', place: 'pocket', size: 112, inks: [ink, madder] }],
    back: [{ print: 'postmark', place: 'back', size: 380, inks: [ink, madder] }],
    wear: 0.6,
  }),
];
