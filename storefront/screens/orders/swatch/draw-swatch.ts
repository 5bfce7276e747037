// Draws the cloth of an order thread by thread, with the shop's name, the order's number and its day on the
// selvedge. For the card, and as a PNG to save or share.
import { selvedge, size, undyed, weave } from './weave.ts';

export interface Swatch {
  colors: readonly string[];
  name: string;
  /** '1042' */
  number: string;
  /** '29 Nov 2026' */
  day: string;
}

/** Pixels; 15 a thread. */
export const picture = { width: 1080, height: 1350 };
const pitch = picture.width / size.warp;

export function drawSwatch(canvas: HTMLCanvasElement, swatch: Swatch): void {
  Object.assign(canvas, picture);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { warp, weft, isWarpOver } = weave(swatch.colors, swatch.number);
  const crossing = drawnOnce();
  for (const [row, across] of weft.entries())
    for (const [column, down] of warp.entries()) {
      const isDown = isWarpOver(row, column);
      // Where a thread goes below the next one, it is in that one's shadow.
      const dives = isDown
        ? [!isWarpOver(row - 1, column), !isWarpOver(row + 1, column)]
        : [isWarpOver(row, column - 1), isWarpOver(row, column + 1)];
      pen.drawImage(crossing(isDown ? down : across, isDown, dives), column * pitch, row * pitch);
    }
  print(pen, swatch);
}

/** Few crossings differ: each of them is drawn once, and then copied. */
function drawnOnce() {
  const drawn = new Map<string, HTMLCanvasElement>();
  return (color: string, isDown: boolean, [atStart, atEnd]: readonly (boolean | undefined)[]): HTMLCanvasElement => {
    const key = [color, isDown, atStart, atEnd].join();
    const known = drawn.get(key);
    if (known) return known;
    const canvas = Object.assign(document.createElement('canvas'), { width: pitch, height: pitch });
    drawn.set(key, canvas);
    const pen = canvas.getContext('2d');
    if (!pen) return canvas;
    const { round, start, end } = shadesOf(pen, isDown);
    fill(pen, color);
    fill(pen, round);
    twist(pen, isDown);
    if (atStart) fill(pen, start);
    if (atEnd) fill(pen, end);
    return canvas;
  };
}

function fill(pen: CanvasRenderingContext2D, style: string | CanvasGradient): void {
  pen.fillStyle = style;
  pen.fillRect(0, 0, pitch, pitch);
}

/** A thread is round: light along its middle, dark at its sides; and it dives at its ends. */
function shadesOf(pen: CanvasRenderingContext2D, isDown: boolean) {
  const along = (stops: Readonly<Record<number, string>>, isAcross: boolean) => {
    const gradient = pen.createLinearGradient(0, 0, isAcross ? pitch : 0, isAcross ? 0 : pitch);
    for (const [at, color] of Object.entries(stops)) gradient.addColorStop(Number(at), color);
    return gradient;
  };
  const [dark, none] = ['rgb(20 10 5 / 0.5)', 'rgb(20 10 5 / 0)'];
  const light = 'rgb(255 250 240 / 0.2)';
  return {
    round: along({ 0: dark, 0.22: none, 0.4: light, 0.62: none, 1: dark }, isDown),
    start: along({ 0: dark, 0.45: none }, !isDown),
    end: along({ 0.55: none, 1: dark }, !isDown),
  };
}

/** Yarn is spun: fine lines lie aslant on it. */
function twist(pen: CanvasRenderingContext2D, isDown: boolean): void {
  pen.strokeStyle = 'rgb(20 10 5 / 0.13)';
  pen.lineWidth = 1.2;
  pen.beginPath();
  for (const at of [0.2, 0.55, 0.9]) {
    const [from, to] = [at * pitch, (at - 0.3) * pitch];
    if (isDown) {
      pen.moveTo(pitch * 0.15, from);
      pen.lineTo(pitch * 0.85, to);
    } else {
      pen.moveTo(from, pitch * 0.15);
      pen.lineTo(to, pitch * 0.85);
    }
  }
  pen.stroke();
}

/** On the undyed threads of the foot. */
function print(pen: CanvasRenderingContext2D, { name, number, day }: Swatch): void {
  const height = selvedge.undyed * pitch;
  const middle = picture.height - height / 2;
  const margin = 4 * pitch;
  // Lighter, so that the words are read and the weave is still seen.
  pen.globalAlpha = 0.55;
  pen.fillStyle = undyed;
  pen.fillRect(0, picture.height - height, picture.width, height);
  pen.globalAlpha = 0.92;
  pen.fillStyle = '#2b1b13';
  pen.textBaseline = 'middle';
  const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body);
  pen.font = `800 58px ${fontFamily}`;
  pen.fillText(name, margin, middle, picture.width * 0.5);
  pen.font = `600 34px ${fontFamily}`;
  pen.textAlign = 'right';
  pen.fillText(`${number} · ${day}`, picture.width - margin, middle, picture.width * 0.4);
}

export async function toFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

/** Opens the device's share sheet if it accepts pictures; otherwise saves the file. */
export async function shareOrSave(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Rejects when the shopper closes the sheet.
    await navigator.share({ files: [file], title }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
