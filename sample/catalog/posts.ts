// The blog posts of the sample catalogue.
export interface Post {
  id: string;
  title: string;
  category: string;
  description: string;
  createdAt: string;
  images: { file: string; alt: string }[];
}

const paragraphs = (...texts: string[]): string =>
  texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('');
const heading = (text: string): string => `<h2>${text}</h2>`;
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const posts: readonly Post[] = [
  {
    id: 'why-we-are-called-taana-baana',
    title: 'Why we are called Taana Baana',
    category: 'Our Story',
    createdAt: '2026-01-26T05:30:00.000Z',
    images: [{ file: 'post-name', alt: 'Red, indigo and yellow threads woven over and under' }],
    description: paragraphs(
      'Every cloth begins as an argument between two directions. One set of threads is stretched on the loom from end to end and told to wait. That is the <strong>taana</strong>, the warp. The other is wound on a shuttle and sent across, left to right and right to left, over one and under the next. That is the <strong>baana</strong>, the weft. Alone, each is only a heap of string. It is the crossing that makes cloth.',
      'In many Indian languages the two words have long since left the loom. People speak of the taana-baana of a family, of a neighbourhood, of a whole country: many threads that do not look alike and do not run the same way, and hold because they cross. We could not think of a better name for a shop that wants to put a Warli village, a Bengal quilt, a Chennai doorstep and a Punjab lorry on one rail.',
      heading('But a T-shirt is knitted, not woven'),
      'You are right, and we were told so by the first knitter we met in Tiruppur. A T-shirt is made of one yarn looped through itself, row after row; there is no warp in it at all, and that is why it stretches. We kept the name anyway. The crossing we care about is the other one: a craft that is three hundred years old with a garment that is barely a hundred.',
      heading('What we promise to keep'),
      list(
        'We say where a drawing comes from. If it is after the work of a people or a town, the product page names it.',
        'We say how it is made. A screen print is called a screen print, even when it is drawn after a block.',
        'We use cotton that is heavy enough to last, and we print its weight on the page.',
        'We do not invent a discount by first inventing a price.',
      ),
      'There is a last reason for the name. On a loom you cannot see the pattern while you weave; you see one line, and then one more. A small shop is like that too. Each order is a line. We would be glad if one of them were yours.',
    ),
  },
  {
    id: 'gsm-explained',
    title: 'What does 180 GSM mean, and do you need 240?',
    category: 'Cloth',
    createdAt: '2026-03-12T05:30:00.000Z',
    images: [{ file: 'post-gsm', alt: 'Folded tees of different weights in a stack' }],
    description: paragraphs(
      'GSM is the most printed and least explained number on a T-shirt page. It stands for grams per square metre: cut a piece of the cloth one metre by one metre, put it on a scale, and read it. That is all. It is a weight, not a mark of quality, though the two are often friends.',
      heading('What the numbers feel like'),
      list(
        '<strong>140 to 160 GSM</strong> is light. It dries overnight even in July and is kind in Chennai in May. In white you may see through it a little.',
        '<strong>180 GSM</strong> is the everyday weight. It hangs straight, hides what it should, and survives the office, the bus and the machine. Most of our Classic tees are here.',
        '<strong>220 to 240 GSM</strong> is heavy. It holds a shape of its own, which is what an oversized tee needs: a light cloth with dropped shoulders simply looks too big.',
        '<strong>280 GSM</strong> and above is French terry or fleece, with loops on the inside. Think of Bengaluru evenings and Delhi winters.',
      ),
      heading('What the number does not tell you'),
      'Two cloths of the same weight can be very different. <strong>Combed</strong> cotton has had its short fibres taken out, so it pills less. <strong>Ring-spun</strong> yarn is twisted slowly and feels smoother. <strong>Bio-washed</strong> means that enzymes have eaten the fuzz from the surface before you ever wear it. <strong>Pre-shrunk</strong> means the cloth has already had its big disappointment, before it was cut, and will lose very little at your place.',
      'So read the whole line. “100% combed cotton, 180 GSM, bio-washed and pre-shrunk” is a better tee than “premium 220 GSM” with nothing after it.',
      heading('A simple way to choose'),
      'If you sweat easily or ride a two-wheeler all day, stay at 160 to 180. If you like a shirt to stand a little away from the body, or you wear it open over another, go to 240. If you are buying for a child, choose soft before heavy: our Kids tees are interlock, which is smooth on both sides. And if you are still not sure, take the 180. There is a reason why everybody makes it.',
    ),
  },
  {
    id: 'how-a-block-print-is-made',
    title: 'How a block print is made',
    category: 'Craft',
    createdAt: '2026-04-22T05:30:00.000Z',
    images: [{ file: 'post-block', alt: 'Indigo and madder stars printed in rows on cloth' }],
    description: paragraphs(
      'Stand in a printing shed in Bagru for a minute before you look. You will hear it first: a soft thud of wood on cloth and then the flat of a hand on the wood, thud-tup, thud-tup, all along a table as long as a cricket pitch. Each of those is one repeat of one colour.',
      heading('The block'),
      'It begins with a piece of seasoned teak or sheesham, planed flat and painted white so that the drawing can be seen. The carver draws the motif and drills away everything that must not touch the cloth. A design in three colours needs three blocks that agree with one another to the width of a thread: the <strong>rekh</strong> for the outline, the <strong>gad</strong> for the ground and the <strong>data</strong> for the filling. A fine block takes a week or more. New blocks are soaked in oil, so that the wood does not drink the dye.',
      heading('The table'),
      'The cloth is washed to take out starch, pinned on a padded table, and printed from left to right. The dye sits in a tray on a bed of felt, like an ink pad. The printer loads the block, finds the small dots at its corner that mark the next place, sets it down and strikes it. Good printers hardly look; the left hand knows where it is.',
      'Between colours the cloth rests. Some dyes are not seen until later: alum is printed almost invisible, and only turns red when the whole length is boiled with madder root. Indigo is a bath and not a paste, so whatever must stay white is printed first with a resist of mud, lime and gum.',
      heading('How to tell it from a screen print'),
      list(
        'Look where two repeats meet. In a hand-block print they are never perfectly joined.',
        'Look at a solid area. The wood leaves a faint cloud of more and less dye.',
        'Look at the back. With natural dyes the pattern comes through; a pigment print stays on the face.',
      ),
      heading('And ours?'),
      'Our tees in this style are screen printed or dyed after drawings made for blocks; their pages say so. A knitted tee stretches under a block, and the price of the real thing would be fair to the printer and a shock to you. If you like the look, please buy a metre of the real cloth one day. It is the best introduction to what hands can do.',
    ),
  },
  {
    id: 'wash-it-less-keep-it-longer',
    title: 'Wash it less, keep it longer: caring for cotton',
    category: 'Care',
    createdAt: '2026-05-30T05:30:00.000Z',
    images: [{ file: 'post-care', alt: 'Tees drying on a line in the shade' }],
    description: paragraphs(
      'A good cotton tee should see you through three or four years of ordinary life. Most do not die of wear. They die of hot water, harsh sun and a dryer that means well. Here is what we tell our own families.',
      heading('Before the wash'),
      list(
        'Turn it inside out. The print then rubs against nothing but itself.',
        'Close the buttons of a henley or polo, so that they do not pull at the placket.',
        'Wash a new dark tee alone once or twice. Deep indigo and maroon let go of a little extra dye.',
      ),
      heading('In the water'),
      'Cold water is enough for everything except the day you changed a scooter tyre. Use half of the powder that the packet suggests; what does not rinse out makes cotton stiff and grey. Do not soak a printed tee overnight in a bucket. For a turmeric stain, wash as usual and then dry that part in the sun: daylight fades haldi better than any bleach. Oil wants a drop of dish soap, rubbed in before the wash.',
      heading('On the line'),
      'Pull the shirt gently into shape while it is wet and hang it by the hem, not by the shoulders, or fold it over the line at the armholes. Dry it in shade. An afternoon on a May terrace takes more colour out of cloth than ten washes do. If you live with a dryer, take the tee out while it is still slightly damp.',
      heading('The iron and the shelf'),
      'Iron inside out, warm, and never across the print. Heavy tees are best folded, since a hanger leaves two small ears on the shoulders. Neem leaves or a few cloves in a muslin bag keep insects away and smell better than naphthalene.',
      heading('When something goes wrong'),
      'A loose thread is to be cut, never pulled. A small hole near the hem is mended in five minutes with a matching thread, and a visible mend in a bright colour is a perfectly good design decision; ask anyone who does kantha. And when a tee is truly finished, cut it into squares. There is no better duster in the world.',
    ),
  },
  {
    id: 'what-to-wear-in-the-monsoon',
    title: 'What to wear in the monsoon, by people who live in it',
    category: 'Seasons',
    createdAt: '2026-06-20T05:30:00.000Z',
    images: [{ file: 'post-monsoon', alt: 'Rain falling on rows of drawn waves' }],
    description: paragraphs(
      'Every June somebody writes that cotton is wrong for the rains and that we should all dress in polyester. That person has not stood in a Mumbai local at half past eight. Yes, cotton gets wet. It also lets you breathe while it does, and that matters more when the air itself is a warm towel.',
      heading('Go lighter than you think'),
      'Between June and September weight is drying time. A 160 GSM tee hung indoors under a fan is dry by morning. A 240 GSM one will need a day and half, and by then it has begun to smell of the almirah. Keep the heavy oversized tees for October; wear light jersey and slub now. Slub yarn, thick and thin by turns, touches the skin in fewer places, so it feels drier than it is.',
      heading('Choose colours that forgive'),
      'Wet cloth goes darker by about two shades. On slate, on navy and on olive nobody will notice; on sky blue everybody will. Mud is another matter: it shows on white and on black, and hides beautifully on brown, rust and madder. Prints all over are the monsoon’s best friends, because a splash simply joins the design.',
      heading('A small kit that works'),
      list(
        'One spare tee in a zip bag at the office. You will be everybody’s hero in July.',
        'A cropped or shorter tee with a raincoat: long hems wick water up from the legs.',
        'Full sleeves in thin cotton for the hills, against mosquitoes as much as cold.',
        'Sandals that may get wet, and a gamcha instead of a towel.',
      ),
      heading('Keeping it fresh'),
      'Do not leave damp clothes in a heap, not even till evening. Hang them open, even if only on a chair. Add a spoon of white vinegar to the last rinse; it takes away that smell and itself leaves none. Run the iron over a tee that is nearly dry, to finish the job. And on the first bright day, whatever you had planned, put everything you own out on the balcony for an hour in shade and moving air.',
      'Then make tea, stand at the window, and enjoy it. It is only water, and we wait for it all year.',
    ),
  },
  {
    id: 'find-your-size-with-a-tape',
    title: 'Find your size with a tape and the tee you love',
    category: 'Sizing',
    createdAt: '2026-08-16T05:30:00.000Z',
    images: [{ file: 'post-size', alt: 'A plain tee laid flat with measuring lines for chest and length' }],
    description: paragraphs(
      'Forget your body for a moment. The best size chart you own is already in your cupboard: it is the tee you reach for when nobody is looking. Lay it flat on the bed, smooth it with your hand without stretching it, and measure it. Two numbers will do.',
      heading('Chest'),
      'Measure straight across from armpit to armpit, then double it. If the tape says 52 cm, the chest of that tee is 104. This is the measure of the garment and not of you; a regular tee is usually 8 to 12 cm more than the body inside it.',
      heading('Length'),
      'Measure from the highest point of the shoulder, where it meets the collar, straight down to the hem. If you are between two sizes, let the length decide. A chest that is a little wide looks relaxed; a hem that is short is pulled down all day.',
      heading('How our cuts differ'),
      list(
        '<strong>Classic, Polo, Henley</strong> and <strong>Full Sleeve</strong> are true to size. Choose the one whose chest matches your favourite tee.',
        '<strong>Oversized</strong> is drawn big on purpose. Your usual size will give you the dropped shoulder you see in the picture. Take one size down if you only want a little room.',
        '<strong>Crop</strong> has the chest of a Classic and ends about 18 cm higher.',
        '<strong>Raglan</strong> has no shoulder seam, so it forgives broad and narrow shoulders alike.',
        '<strong>Kids</strong> runs from 2-3 years to 14-15. Buy the next size up; it will be right by Diwali.',
      ),
      heading('If you have no tape'),
      'An A4 sheet is 21 cm by 29.7 cm, and a ten-rupee note is 12.3 cm long. We have been measured with both. A phone charger’s cable works too, if you then lay it against a school ruler.',
      heading('If it still does not fit'),
      'It happens, and it is not your fault. Keep the tee unworn and unwashed with its label on and see the refund policy for how to send it back. It helps us if you write which measure was wrong: when three people say the same thing about a cut, we change the pattern.',
    ),
  },
  {
    id: 'a-line-that-comes-home',
    title: 'A line that comes home: how to read a kolam',
    category: 'Craft',
    createdAt: '2026-10-05T05:30:00.000Z',
    images: [{ file: 'post-kolam', alt: 'A kolam of white loops on a dark ground' }],
    description: paragraphs(
      'Before the milk arrives, somebody in a Tamil street has already swept the ground before the door, sprinkled it with water and bent from the waist with a little rice flour between thumb and finger. Ten minutes later there is a kolam. By noon, feet and ants will have taken most of it away. Tomorrow there will be another, and it will not be the same.',
      heading('First the dots'),
      'A loop kolam, the kind called sikku or kambi, begins with <strong>pulli</strong>: a grid of dots put down by eye. Five rows of five, say, or a diamond that grows one, three, five, seven and shrinks again. The dots are never joined. They are what the line must walk round.',
      heading('Then the line'),
      'There are two rules. Every dot must be held by the line, and the line must come home: it ends where it began, with no loose end. In the finest kolams a single thread passes round every dot of the grid. Others need two or three closed loops, laid through one another.',
      'At every crossing the line goes straight on. At the edge of the grid it turns back in a round loop. Children learn this by heart long before anyone tells them that it has been studied: computer scientists at Madras used kolams in the 1970s to describe picture languages, and mathematicians still count how many loops a grid of a given size must have.',
      heading('Try it once'),
      list(
        'Put down three rows of three dots, a thumb’s width apart.',
        'Start between two dots on the edge and draw diagonally through the gap.',
        'At the border, curl round the last dot and come back in.',
        'Go on until you meet your beginning. If a dot has been left out, your line needs one more loop.',
      ),
      heading('How we draw ours'),
      'Our kolam tees are drawn by a small program that follows the same two rules, with a few walls put in by hand, where the line is told to turn back early. Move one wall and a single loop becomes four, or four become one. We tried some hundreds, and kept those that looked as though somebody’s grandmother might nod at them. The rest are rice flour.',
    ),
  },
];
