// About Us and Our Story, until the owner publishes other texts.
import type { AboutText, StoryText } from '../../schemas/content/page-content.ts';

export const about: AboutText = {
  intro: '{shopDescription}',
  parts: [
    {
      heading: 'Cotton you can feel',
      text: 'Combed cotton of 180 to 240 GSM, pre-shrunk, with a neck rib that keeps its shape. The weight is on every product page.',
    },
    {
      heading: 'Prints with a home',
      text: 'Block prints, kolams, ikat, truck art, monsoon skies: drawn by us, after crafts and streets that we name.',
    },
    {
      heading: 'Made when you order',
      text: 'No piles of unsold stock. Your size is cut, printed and sewn after you have paid for it.',
    },
    {
      heading: 'A fair bill',
      text: 'One price, one flat shipping fee, both shown before you pay. Nothing is added later.',
    },
  ],
};

export const ourStory: StoryText = {
  paragraphs: [
    'Taana is the thread that waits: stretched on the loom from end to end, straight, under tension, hundreds of times over. Baana is the thread that travels: over one, under the next, and back again. Neither of them is cloth. Together they are.',
    'We took the two words for our name because a T-shirt is made of more pairs like that. A drawing and a hand that prints it. A village wall or a truck’s tailboard, and someone who wears it to work in another city. Heavy cotton, and the same shirt in its fifth summer.',
    'So we draw after India’s crafts, streets and skies, say honestly what is block printed and what is not, and have every shirt knitted, cut and sewn in Tiruppur. The rest is yours to weave in.',
  ],
};
