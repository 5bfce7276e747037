// Why Google, and Meta with it, will not show a product: a sentence each.
import { colorName } from '../../../colors/color-name.ts';
import type { Reason } from '../../../merchants/refusals.ts';

const names = (colors: readonly string[]): string => new Intl.ListFormat('en-IN').format(colors.map(colorName));

const small = (whose: string, least: number): string =>
  `The first photo${whose} is smaller than ${least} × ${least} pixels, the least that Google takes for clothes.`;

export function refusal(reason: Reason): string {
  switch (reason.kind) {
    case 'no title':
      return 'It has no title.';
    case 'long title':
      return `The title has ${reason.length} characters; Google takes ${reason.most}.`;
    case 'title in capitals':
      return 'The title is in capital letters. Google wants only first letters and short names so.';
    case 'offer in title':
      return `The title says “${reason.words}”. Google wants the name of the product, no offer.`;
    case 'no description':
      return 'It has no description, and Google wants one.';
    case 'no brand':
      return 'It has no brand, and Google wants one for clothes.';
    case 'long brand':
      return `The brand has ${reason.length} characters; Google takes ${reason.most}.`;
    case 'no price':
      return 'It has no price. Google shows nothing that costs Rs. 0.';
    case 'no photo':
      return 'It has no photo, and Google wants one.';
    case 'small photo':
      return small('', reason.least);
    case 'small photos':
      return small(` of ${names(reason.colors)}`, reason.least);
    case 'colours without photo':
      return `No photo shows ${names(reason.colors)}. Google wants one of each colour: say which photo shows it, or choose “All colours”.`;
    case 'no colour':
      return 'It has no colour, and Google wants one for clothes.';
    case 'vague colours':
      return `Google does not take ${names(reason.colors)} for a colour. Name the colour itself, such as Maroon.`;
  }
}
