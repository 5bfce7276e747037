// The photos of an owner who photographs with what she has: every shape, and cloth on a ground of its own colour.
// Drawn, as a catalogue of one product each for `catalogue import`.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPhoto } from '../../server/integrations/image-store/testing.ts';

interface OwnersPhoto {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly cloth: string;
  /** Missing: it is transparent. */
  readonly ground?: string;
  readonly isBusy?: boolean;
  /** Where the garment's middle is, and its width, as parts of the photo's. */
  readonly garment?: { readonly x: number; readonly y: number; readonly width: number };
}

const kora = '#d8cbb5';

export const ownersPhotos: readonly OwnersPhoto[] = [
  { id: 'portrait', title: 'Held upright', width: 1200, height: 1600, cloth: '#7a1f2b', ground: kora },
  { id: 'square', title: 'Cut square', width: 1000, height: 1000, cloth: '#1f3a5f', ground: kora },
  {
    id: 'landscape',
    title: 'Held across',
    width: 1600,
    height: 1067,
    cloth: '#3c6e47',
    ground: '#b9a48a',
    garment: { x: 0.27, y: 0.55, width: 0.42 },
  },
  {
    id: 'tall',
    title: 'A long hem',
    width: 800,
    height: 2400,
    cloth: '#c08a1e',
    ground: '#e7ded0',
    garment: { x: 0.5, y: 0.3, width: 0.84 },
  },
  { id: 'small', title: 'Sent through a chat', width: 300, height: 300, cloth: '#5b3b63', ground: kora },
  { id: 'cut-out', title: 'Cut out', width: 1200, height: 1500, cloth: '#a13c2f' },
  { id: 'black', title: 'Black on black', width: 1200, height: 1600, cloth: '#0c0c0d', ground: '#000000' },
  { id: 'white', title: 'White on white', width: 1200, height: 1200, cloth: '#fbfbfb', ground: '#ffffff' },
  { id: 'busy', title: 'In the street', width: 1200, height: 1600, cloth: '#2b2b2b', ground: '#8d8577', isBusy: true },
  {
    id: 'panorama',
    title: 'On a long line',
    width: 2400,
    height: 800,
    cloth: '#274b8f',
    ground: '#c9d3d6',
    garment: { x: 0.72, y: 0.5, width: 0.28 },
  },
];

/** Resolves to the folder. */
export async function writeOwnersCatalog(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-owners-photos-'));
  await mkdir(join(folder, 'pictures'));
  await Promise.all(
    ownersPhotos.map(async (photo) => {
      const kind = photo.ground ? 'jpeg' : 'png';
      await writeFile(join(folder, 'pictures', `${photo.id}.${kind}`), await drawPhoto(drawn(photo), kind));
    }),
  );
  const products = ownersPhotos.map(({ id, title }, index) => ({
    id,
    title,
    brand: 'Ours',
    category: 'Tees',
    price: 600 + index,
    tags: [],
    description: '<p>Soft cotton.</p>',
    colors: ['As pictured'],
    // The store's list begins with the newest.
    createdAt: `2024-01-${String(28 - index).padStart(2, '0')}`,
    images: [{ file: id, alt: title }],
    reviews: [],
  }));
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify({ colors: [{ title: 'As pictured' }], products }));
  return folder;
}

/** 100 x 100: a T-shirt that fills them. */
const outline = 'M35 4 Q50 14 65 4 L80 10 L99 34 L84 44 L79 37 L80 97 Q50 100 20 97 L21 37 L16 44 L1 34 L20 10 Z';

function drawn({ width, height, cloth, ground, isBusy, garment = { x: 0.5, y: 0.5, width: 0.82 } }: OwnersPhoto) {
  const side = Math.min(garment.width * width, height * 0.9);
  const [left, top] = [garment.x * width - side / 2, garment.y * height - side / 2];
  const street = Array.from({ length: 60 }, (_, index) => {
    const [across, down] = [(index * 37) % 61, (index * 53) % 67];
    return `<rect x="${(across / 61) * width}" y="${(down / 67) * height}" width="${width / 9}" height="${height / 14}" fill="hsl(${index * 67} 45% ${30 + ((index * 13) % 45)}%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}
    ${isBusy ? street.join('') : ''}
    <g transform="translate(${left} ${top}) scale(${side / 100})">
      <path d="${outline}" fill="${cloth}" stroke="#808080" stroke-opacity="0.25" stroke-width="0.4"/>
      <path d="M35 4 Q50 20 65 4" fill="none" stroke="#808080" stroke-opacity="0.5" stroke-width="1.2"/>
      <circle cx="50" cy="42" r="11" fill="none" stroke="#c9a24b" stroke-width="2"/>
      <path d="M28 90 Q30 60 26 45 M70 90 Q68 66 73 48" fill="none" stroke="#808080" stroke-opacity="0.25"/>
    </g>
  </svg>`;
}
