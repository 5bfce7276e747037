// The house lines that the store introduces, until the owner publishes others.
import type { HouseLinesText } from '../../schemas/page-content.ts';

const line = (brand: string, sentence: string) => ({ title: brand, sentence, brand, isShown: true });

export const houseLines: HouseLinesText = {
  lines: [
    line('Karkhana', 'Block prints, kolam and ikat from old workshops, on heavy cotton.'),
    line('Gully', 'Cutting chai, carrom and truck art: the street, worn out loud.'),
    line('Aasmaan', 'Night skies, hills and first rain, for people who look up.'),
    line('Roz', 'Stripes, polos and plain tees for every ordinary day.'),
    line('Nanhe', 'Kites, stars and tiffin boxes, made for small climbers.'),
  ],
};
