// Turns a design into a look: the cloth of each piece, and the position of each print.
import { colours, inks as inkColours, inksOn, luminance } from '../../catalog/colours.ts';
import type { ColourName } from '../../catalog/colours.ts';
import type { Placement, Tee } from '../../catalog/product.ts';
import type { Look } from './cloth.ts';
import type { Garment, Side } from './garment.ts';
import { motifs } from '../prints/motifs.ts';
import type { Motif } from '../prints/print.ts';
import { seededRandom } from '../random.ts';

/** A colour a little darker (below 1) or lighter (above 1). */
export function toned(hex: string, factor: number): string {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    const next = factor < 1 ? value * factor : value + (255 - value) * (factor - 1);
    return Math.round(Math.min(255, next)).toString(16).padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

let clipCount = 0;
const clippedTo = (path: string, body: string): string => {
  const id = `c${clipCount++}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
};

function placed(placement: Placement, garment: Garment, cloth: string, seed: string): string {
  const motif: Motif = motifs[placement.print];
  const { inks } = placement;
  const draw = (width: number, height: number) =>
    motif.draw({ width, height, inks, cloth, random: seededRandom(seed) });
  const down = placement.down ?? 0;
  const { anchors } = garment;
  const centred = (x: number, y: number, width: number, scale: number) => {
    const k = (width * scale) / motif.width;
    return `<g transform="translate(${x - (width * scale) / 2} ${y}) scale(${k})">${draw(motif.width, motif.height)}</g>`;
  };
  switch (placement.place) {
    case 'chest': {
      const { at, scale } = anchors.chest;
      return clippedTo(
        garment.bodyOutline,
        centred(at[0], at[1] + (58 + down) * scale, (placement.size ?? 340) * 1.1, scale),
      );
    }
    case 'back': {
      const { at, scale } = anchors.chest;
      return clippedTo(garment.bodyOutline, centred(at[0], at[1] + (70 + down) * scale, placement.size ?? 420, scale));
    }
    case 'nape': {
      const { at, scale } = anchors.nape;
      return centred(at[0], at[1] + 14 + down, placement.size ?? 80, scale);
    }
    case 'pocket': {
      const { at, scale } = anchors.pocket;
      return centred(at[0], at[1] - 50 + down, placement.size ?? 100, scale);
    }
    case 'sleeve': {
      const { at, scale } = anchors.sleeve;
      return centred(at[0], at[1], placement.size ?? 70, scale);
    }
    case 'hem':
    case 'yoke':
    case 'band': {
      const k = placement.size ?? 1;
      const strip = motif.height > 250 ? 250 : motif.height;
      const y = placement.place === 'hem' ? anchors.hem.at[1] - strip * k - 14 : anchors.chest.at[1] + 40 + down;
      const width = 1000 / k;
      return clippedTo(
        garment.bodyOutline,
        `<g transform="translate(94 ${y}) scale(${k})"><svg width="${width}" height="${strip}" overflow="hidden">${draw(width, strip)}</svg></g>`,
      );
    }
    case 'allover':
    case 'bodyover': {
      const k = placement.size ?? 1;
      const sheet = (w: number, h: number) => draw(w / k, h / k);
      const body = clippedTo(
        garment.bodyOutline,
        `<g transform="translate(94 90) scale(${k})">${sheet(1000, 1050)}</g>`,
      );
      if (placement.place === 'bodyover') return body;
      const sleeves = garment.sleeveOutlines.map(({ path, pivot, turn }) =>
        clippedTo(
          path,
          `<g transform="translate(${pivot[0]} ${pivot[1]}) rotate(${turn}) translate(-300 -840) scale(${k})">${sheet(600, 900)}</g>`,
        ),
      );
      // The sleeves continue under the body, whose cloth covers their print there.
      return `${sleeves.join('')}<path d="${garment.bodyOutline}" fill="${cloth}"/>${body}`;
    }
  }
}

/**
 * Covers prints again under pieces that lie over them (collars, plackets) with the garment's cloth.
 */
function overlaid(garment: Garment, look: Pick<Look, 'cloth'>, overSleeves: boolean): string {
  return garment.pieces
    .filter((piece) => piece.layer === 'collar' || (overSleeves && piece.layer === 'sleeves' && piece.cloth === 'rib'))
    .map((piece) => `<path d="${piece.path}" fill="${look.cloth[piece.cloth]}"/>`)
    .join('');
}

export function dressed(tee: Tee, colour: ColourName, garment: Garment, side: Side): Look {
  const { design } = tee;
  const cloth = colours[design.undyed ?? colour];
  const second = (name: ColourName | undefined) => (name ? colours[name] : cloth);
  const rib = second(design.undyed ? colour : design.rib);
  const dark = luminance(cloth) < 0.5;
  const look: Look = {
    cloth: {
      main: cloth,
      inside: toned(cloth, dark ? 0.86 : 0.93),
      rib,
      sleeve: second(design.sleeve),
      placket: design.placket ? colours[design.placket] : cloth,
      label: '#ece2cd',
      tape: rib,
    },
    thread: toned(cloth, dark ? 1.14 : 0.84),
    button: dark ? '#d9cfbb' : '#c9b794',
    print: '',
    wear: design.wear ?? 0.16,
    heather: design.heather ?? 0,
    seed: Math.floor(seededRandom(`${tee.id}${side}${colour}`)() * 1000),
  };
  const placements = side === 'front' ? design.front : design.back;
  const over = placements.some((p) => p.place === 'allover');
  const prints = placements
    .map((p) => placed({ ...p, inks: p.inksIn?.[colour] ?? inksOn(cloth, p.inks) }, garment, cloth, tee.id))
    .join('');
  look.print = prints + (prints ? overlaid(garment, look, over) : '') + labelMark(garment);
  return look;
}

/** The woven label at the neck: a warp-and-weft mark. */
function labelMark(garment: Garment): string {
  const label = garment.pieces.find((piece) => piece.cloth === 'label');
  if (!label) return '';
  const numbers = label.path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const bar = (dx: number, dy: number, w: number, h: number, fill: string) =>
    `<rect x="${x + dx}" y="${y + dy}" width="${w}" height="${h}" fill="${fill}"/>`;
  return (
    [-9, -2, 5].map((d) => bar(d, -9, 4, 18, inkColours.madder)).join('') +
    [-7, 0].map((d, i) => bar(-11 + (i % 2) * 7, d, 15, 3.4, inkColours.ink)).join('')
  );
}
