// Owns the Classic tees of the sample drop.
import { inks } from './colours.ts';
import type { Tee } from './product.ts';

const { cream, madder, turmeric, ink, rust, night, white, leaf, indigo } = inks;

export const classic: Tee[] = [
  {
    id: 'warli-village-tee', title: 'Warli Village Tee', brand: 'Karkhana', category: 'Classic', price: 899,
    tags: ['popular', 'warli', 'cotton'], colors: ['Maroon', 'Ivory', 'Olive'], date: '2026-10-20', fabric: 'regular',
    story: 'Two huts, a hill, a dance and a tree that has seen it all. After the wall paintings of the Warli people, who need only a triangle, a circle and a line to say a whole day.',
    shows: 'a Warli village with dancers, huts and trees', technique: 'Screen printed by hand in two water-based inks',
    design: { front: [{ print: 'warliVillage', place: 'chest', size: 350, inks: [cream, turmeric] }], back: [{ print: 'warliRow', place: 'hem', size: 0.8, inks: [cream, turmeric] }] },
  },
  {
    id: 'tarpa-dance-tee', title: 'Tarpa Dance Tee', brand: 'Karkhana', category: 'Classic', price: 949,
    tags: ['warli', 'cotton'], colors: ['SaddleBrown', 'Black', 'Beige'], date: '2026-04-06', fabric: 'regular',
    story: 'When the tarpa plays, the whole hamlet joins hands and winds round the player like a spring. Nobody may turn their back on the music, so the line curls in and in.',
    shows: 'dancers joining hands in a spiral', technique: 'Screen printed by hand in two water-based inks',
    design: { front: [{ print: 'warliSpiral', place: 'chest', size: 340, inks: [cream, turmeric] }], back: [] },
  },
  {
    id: 'doorstep-kolam-tee', title: 'Doorstep Kolam Tee', brand: 'Karkhana', category: 'Classic', price: 849,
    tags: ['popular', 'kolam', 'cotton'], colors: ['Teal', 'Maroon', 'Black', 'Ivory'], date: '2026-01-09', fabric: 'regular',
    story: 'Sixty-one dots and one line that walks round every one of them without lifting its foot. Drawn in Tamil homes before sunrise in rice flour, and gone by evening; this one stays through the wash.',
    shows: 'a kolam of white loops round dots', technique: 'Screen printed in one water-based ink, dots in a second',
    design: { front: [{ print: 'kolamGrand', place: 'chest', size: 380, inks: [white, turmeric] }], back: [{ print: 'kolamDiamond', place: 'nape', size: 80, inks: [white, turmeric] }] },
  },
  {
    id: 'cutting-chai-tee', title: 'Cutting Chai Tee', brand: 'Gully', category: 'Classic', price: 799,
    tags: ['popular', 'street', 'chai'], colors: ['Ivory', 'Goldenrod', 'SlateGray'], date: '2026-07-15', fabric: 'regular',
    story: 'Twelve glasses on the tapri counter and one of them has had ginger. Half a cup, full strength, no saucer.',
    shows: 'twelve ribbed glasses of chai', technique: 'Screen printed by hand in three water-based inks',
    design: { front: [{ print: 'chaiGlasses', place: 'chest', size: 290, inks: [ink, rust, turmeric] }], back: [] },
  },
  {
    id: 'meter-down-tee', title: 'Meter Down Rickshaw Tee', brand: 'Gully', category: 'Classic', price: 849,
    tags: ['street', 'rickshaw'], colors: ['Black', 'SeaGreen', 'White'], date: '2026-05-19', fabric: 'regular',
    story: 'Three wheels, one horn, and a driver who knows a short cut that is not short. For everyone who has ever asked: bhaiya, meter se?',
    shows: 'an auto-rickshaw with a yellow roof', technique: 'Screen printed by hand in three water-based inks',
    design: { front: [{ print: 'autoRickshaw', place: 'chest', size: 340, down: 20, inks: [cream, leaf, turmeric] }], back: [] },
  },
  {
    id: 'gully-cricket-tee', title: 'Gully Cricket Tee', brand: 'Gully', category: 'Classic', price: 799,
    tags: ['popular', 'street', 'cricket'], colors: ['Navy', 'SaddleBrown', 'Black', 'Olive'], date: '2026-03-28', fabric: 'regular',
    story: 'Stumps in chalk, a taped ball, and house rules: one tip one hand is out, the balcony is six and the neighbour’s window is retirement.',
    shows: 'chalk stumps on a brick wall with a bat and ball', technique: 'Screen printed in two water-based inks',
    design: { front: [{ print: 'gullyCricket', place: 'chest', size: 320, inks: [cream, madder] }], back: [], wear: 0.4 },
  },
  {
    id: 'backwater-evening-tee', title: 'Backwater Evening Tee', brand: 'Aasmaan', category: 'Classic', price: 899,
    tags: ['kerala', 'sunset'], colors: ['DarkSlateGray', 'Ivory', 'Indigo'], date: '2026-08-29', fabric: 'regular',
    story: 'Six o’clock at Kumarakom: the sun comes down in slices, one boat goes home, and the two palms lean in to watch.',
    shows: 'a banded sun setting behind palms and a boat', technique: 'Screen printed by hand in two water-based inks',
    design: { front: [{ print: 'backwater', place: 'chest', size: 320, inks: [cream, rust] }], back: [] },
  },
  {
    id: 'ambi-mango-tee', title: 'Ambi Mango Tee', brand: 'Karkhana', category: 'Classic', price: 949,
    tags: ['block print', 'cotton'], colors: ['Goldenrod', 'Ivory', 'SeaGreen', 'Crimson'], date: '2026-04-25', fabric: 'regular',
    story: 'The mango has been on Indian cloth for longer than it has been called paisley. One large ambi, cut as a block cutter would cut it: outline, gad and data, three blocks for three colours.',
    shows: 'one large block-print mango with a flower inside', technique: 'Screen printed from an original drawn for block cutting',
    design: { front: [{ print: 'ambi', place: 'chest', size: 270, inks: [madder, night] }], back: [], wear: 0.35 },
  },
  {
    id: 'carrom-afternoon-tee', title: 'Carrom Afternoon Tee', brand: 'Gully', category: 'Classic', price: 799,
    tags: ['games', 'street'], colors: ['Beige', 'White', 'SlateGray'], date: '2025-12-28', fabric: 'regular',
    story: 'Boric powder, a wobbly stool, and an uncle who pockets the queen and the cover in one breath. The board as the ceiling fan sees it.',
    shows: 'a carrom board seen from above', technique: 'Screen printed in three water-based inks',
    design: { front: [{ print: 'carrom', place: 'chest', size: 340, inks: [ink, madder, turmeric] }], back: [] },
  },
  {
    id: 'saptarishi-tee', title: 'Saptarishi Night Tee', brand: 'Aasmaan', category: 'Classic', price: 899,
    tags: ['night', 'stars'], colors: ['MidnightBlue', 'Black', 'Maroon'], date: '2026-11-10', fabric: 'regular',
    story: 'Seven sages over the dunes of Jaisalmer, where the nearest street lamp is forty kilometres away. Join the dots and you have found north.',
    shows: 'seven bright stars over dunes in an arched window', technique: 'Screen printed in two water-based inks',
    design: { front: [{ print: 'nightSky', place: 'chest', size: 310, inks: [cream, turmeric] }], back: [] },
  },
  {
    id: 'roz-everyday-tee', title: 'Roz Everyday Tee', brand: 'Roz', category: 'Classic', price: 399,
    tags: ['popular', 'plain', 'cotton'], colors: ['White', 'Black', 'Navy', 'Olive', 'Maroon', 'SlateGray'], date: '2025-11-24', fabric: 'regular',
    story: 'No print, no slogan, no fuss. The plain tee we cut first and still sell most: a collar that springs back, a hem that stays straight, and a price that lets you keep three.',
    shows: 'no print', technique: 'No print',
    design: { front: [], back: [] },
  },
  {
    id: 'ajrakh-star-tee', title: 'Ajrakh Star Tee', brand: 'Karkhana', category: 'Classic', price: 1099,
    tags: ['block print', 'geometry', 'cotton'], colors: ['Ivory', 'Beige'], date: '2026-02-27', fabric: 'light',
    story: 'Ajrakh is printed the same on both sides of the cloth and washed in the river between every colour. Ours borrows its stars and its two great dyes, indigo and madder, and gives them a light summer tee.',
    shows: 'rows of indigo and madder stars all over', technique: 'Printed all over with reactive dyes before cutting, so the cloth stays soft',
    design: { front: [{ print: 'ajrakhStar', place: 'allover', size: 0.62, inks: [indigo, madder] }], back: [{ print: 'ajrakhStar', place: 'allover', size: 0.62, inks: [indigo, madder] }], rib: 'Navy', wear: 0.35 },
  },
  {
    id: 'doodhwala-cycle-tee', title: 'Doodhwala Cycle Tee', brand: 'Gully', category: 'Classic', price: 799,
    tags: ['street', 'cycle'], colors: ['SlateGray', 'Ivory', 'Teal'], date: '2026-06-30', fabric: 'heather',
    story: 'Five in the morning, two cans, one bell. The black roadster still brings more breakfast to India than any app.',
    shows: 'a roadster bicycle carrying two milk cans', technique: 'Screen printed in two water-based inks',
    design: { front: [{ print: 'bicycle', place: 'chest', size: 330, down: 20, inks: [ink, cream, turmeric] }], back: [], heather: 0.7 },
  },
  {
    id: 'jharokha-window-tee', title: 'Jharokha Window Tee', brand: 'Karkhana', category: 'Classic', price: 949,
    tags: ['architecture', 'geometry'], colors: ['Coral', 'Ivory', 'Teal'], date: '2026-09-18', fabric: 'regular',
    story: 'A window made for looking out without being looked at. The jaali inside the arch is the one trick that stone and knitting share: strong because of its holes.',
    shows: 'a cusped arch filled with a pierced screen', technique: 'Screen printed in two water-based inks',
    design: { front: [{ print: 'jharokha', place: 'chest', size: 255, inks: [night, madder] }], back: [] },
  },
];
