// Generates the sample reviews from plain sentences, seeded by the tee.
import { between, seededRandom } from '../drawing/random.ts';
import type { Tee } from './product.ts';

const openings: Record<number, readonly string[]> = {
  5: [
    'Very happy with this one.',
    'Exactly like the photo.',
    'Bought one, came back for two more.',
    'Full paisa vasool.',
    'Superb quality at this price.',
    'No complaints at all.',
    'Better than the big brands at double the price.',
  ],
  4: [
    'Good tee overall.',
    'Nice one.',
    'Quality is good.',
    'Happy with the purchase, small things can improve.',
    'Liked it.',
    'Worth the money.',
    'Almost perfect.',
  ],
  3: ['It is okay.', 'Decent, not great.', 'Mixed feelings.', 'Average experience.', 'Fine for the price.'],
  2: ['Not for me.', 'Expected better.', 'A bit disappointed.'],
  1: ['Wrong size came, exchange took nine days.', 'Did not like the fit at all.'],
};
/** For tees of any adult category. */
const grownUp: readonly string[] = [
  'Best tee I have bought this year.',
  'Got so many compliments at office.',
  'My brother took it from me on day one, so ordering again.',
  'Gifted it to my father and he wears it every Sunday.',
  'Good for daily wear, and for Friday at office also.',
];
const cloth: Record<string, readonly string[]> = {
  good: [
    'Cloth is thick but not hot.',
    'The cotton feels soft from the first wash itself.',
    'No shrinking after four washes, I checked with a tape.',
    'Collar has stayed flat even after machine wash.',
    'Stitching is neat, no loose threads anywhere.',
    'Not see-through, which is rare in this colour.',
    'Wore it through a Chennai afternoon and it was fine.',
    'GSM is as mentioned, you can feel it in the hand.',
  ],
  plain: [
    'Cloth is good but takes long to dry in the rains.',
    'Fabric is a little heavy for May.',
    'Needs ironing every time.',
    'Sleeve is slightly longer than I like.',
    'Collar is a bit tight for the first two washes.',
  ],
  bad: [
    'It shrank by almost one size in hot water. My mistake maybe, but please mention it bigger.',
    'Cloth felt stiff.',
    'A thread came out near the hem in the first week.',
  ],
};
const fit: readonly string[] = [
  'I am 5’8” and medium fits well.',
  'Took L as usual, perfect on the shoulder.',
  'Size chart is correct, just follow it.',
  'I am a bit healthy around the stomach and XL falls nicely.',
  'Ordered one size down on a friend’s advice, good decision.',
  'Length is right, does not ride up on the bike.',
];
const printSays: readonly string[] = [
  'Print is crisp and does not feel like plastic.',
  'The print looks even better in real life.',
  'People stop and ask where the design is from.',
  'Print has not cracked after a month of weekly washing.',
  'Lovely to see our own designs done properly.',
  'The small details in the print are very nice.',
  'Design is unique, have not seen it on anyone else.',
  'My mother asked which village it is from, so we read the page together.',
  'Print is placed well, not too low on the stomach.',
  'Colours of the print match the photo.',
  'Ink is soft, no itching inside.',
  'Detailing is sharper than I expected.',
  'Even the lines at the edge are clean.',
  'Friends from abroad want one each.',
];
const plainSays: readonly string[] = [
  'Simple and clean, goes with everything.',
  'Colour is the same as on the screen.',
  'Colour has not faded yet.',
  'Finally a plain tee without a big logo.',
  'Looks neat with chinos and also with a lungi.',
  'Same shade in both the pieces I ordered.',
  'Thick collar, sits properly under a shirt.',
  'Good basic, bought in three colours.',
  'Feels costlier than it is.',
  'The neck has not become loose.',
  'You get what is written, nothing fancy.',
  'My default tee for travel now.',
];
const kidsSays: readonly string[] = [
  'My daughter does not want to take it off for washing.',
  'Soft on the neck, my son did not complain even once.',
  'Bought for my nephew’s birthday, he slept in it.',
  'Survived ketchup, paint and one mango.',
  'Room to grow, will fit next year also.',
  'He wears it to tuition, to the park and to bed.',
  'No tag scratching at the back, good thinking.',
  'Colours are bright even after the school-uniform wash.',
  'Twins, so bought two, no fight for once.',
  'She counts the pictures on it every morning.',
  'Stitching at the shoulder is strong, he pulls it off by the sleeve.',
  'Cute without any cartoon on it, that was what I wanted.',
];
const kidsBut: readonly string[] = [
  'Buy one size up, the chart is a little strict.',
  'Needs ironing every time, and who irons children’s clothes.',
  'Light colour, so you know what happens with dal.',
];
const service: readonly string[] = [
  'Delivery took six days to Guwahati, packing was neat, no plastic.',
  'Came in five days to Pune.',
  'Reached on time with a handwritten size note.',
  'Delivery was two days late but they replied on mail.',
  'Courier called only once, please ask them to ring the bell.',
];

export interface Review {
  star: number;
  comment: string;
  createdAt: string;
}

export function reviewsOf(tee: Tee): Review[] {
  const random = seededRandom(`${tee.id}-reviews`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const popular = tee.tags.includes('popular');
  const isForKids = tee.category === 'Kids';
  const isGrownUp = !isForKids && tee.category !== 'Crop';
  const listed = Date.parse(`${tee.date}T04:30:00.000Z`);
  const until = Date.parse('2026-11-19T12:00:00.000Z');
  // A review cannot be older than the first delivery.
  const first = listed + 7 * 86_400_000;
  const days = Math.max(0, (until - first) / 86_400_000);
  const count = Math.min(12, Math.floor(between(random, popular ? 5 : 0, popular ? 13 : 8) * Math.min(1, days / 90)));
  const used = new Set<string>();
  const fresh = (list: readonly string[]): string => {
    const left = list.filter((sentence) => !used.has(sentence));
    const sentence = pick(left.length > 0 ? left : list);
    used.add(sentence);
    return sentence;
  };
  const reviews = Array.from({ length: count }, (): Review => {
    const chance = random();
    const star = chance < 0.52 ? 5 : chance < 0.8 ? 4 : chance < 0.92 ? 3 : chance < 0.97 ? 2 : 1;
    const says = isForKids ? kidsSays : tee.technique.startsWith('No print') ? plainSays : printSays;
    const begins = star === 5 && isGrownUp ? [...openings[5]!, ...grownUp] : openings[star]!;
    const parts = [fresh(begins)];
    if (star >= 4) parts.push(fresh(says));
    if (star === 4 || star === 3) parts.push(fresh(random() < 0.5 ? (isForKids ? kidsBut : cloth['plain']!) : service));
    else if (star === 5 && random() < 0.7)
      parts.push(
        fresh(random() < 0.6 ? cloth['good']!.slice(0, isForKids ? 4 : undefined) : isForKids ? service : fit),
      );
    else if (star === 2) parts.push(fresh(cloth['bad']!));
    return {
      star,
      comment: parts.join(' '),
      createdAt: new Date(Math.floor(first + random() * (until - first))).toISOString(),
    };
  });
  return reviews.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
