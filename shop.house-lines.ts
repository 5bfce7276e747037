// Brands of the catalogue that the store introduces, in this order. Those without products are left
// out; with an empty list there is no introduction. A file of its own, because only the store loads it.
export const houseLines: { brand: string; about: string }[] = [
  { brand: 'Karkhana', about: 'Block prints, kolam and ikat from old workshops, on heavy cotton.' },
  { brand: 'Gully', about: 'Cutting chai, carrom and truck art: the street, worn out loud.' },
  { brand: 'Aasmaan', about: 'Night skies, hills and first rain, for people who look up.' },
  { brand: 'Roz', about: 'Stripes, polos and plain tees for every ordinary day.' },
  { brand: 'Nanhe', about: 'Kites, stars and tiffin boxes, made for small climbers.' },
];
