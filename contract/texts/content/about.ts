// About Us, until the owner publishes another text.
import type { AboutContent } from '../../schemas/page-content.ts';

export const about: AboutContent = {
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
