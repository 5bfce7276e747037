// Draws the cloth as a PNG with the shop's name, to save or share.
import { side, weave } from './weave.ts';

/** Pixels. */
const size = 1080;
const margin = 90;
const cell = (size - 2 * margin) / side;

export async function drawSwatch(colors: readonly string[], name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size + margin];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fdfaf4';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, line] of weave(colors).entries()) {
    for (const [column, color] of line.entries()) {
      pen.fillStyle = color;
      pen.fillRect(margin + column * cell, margin + row * cell, cell - 3, cell - 3);
    }
  }
  pen.fillStyle = '#2b1b13';
  pen.font = `700 48px ${getComputedStyle(document.documentElement).getPropertyValue('--font-display')}`;
  pen.fillText(name, margin, size + margin / 4);
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
