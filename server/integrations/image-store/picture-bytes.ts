// What the first bytes of a file say about it; its name and its type may say anything.

/** Of files that are none of the three formats that are opened. */
export type ByteFault = 'svg' | 'heic' | 'type';

/** Decoding a picture of more pixels takes too much memory: one may claim any size. */
export const maxPixels = 50_000_000;

/** `ftyp` and one of these: what iPhones write. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Opens nothing but JPEG, PNG and WebP: an SVG could read files and run for minutes. */
export function faultOfBytes(bytes: Uint8Array): ByteFault | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024));
  const isPng = start.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  const isJpeg = start.subarray(0, 3).toString('latin1') === '\xff\xd8\xff';
  const isWebp = start.subarray(0, 4).toString() === 'RIFF' && start.subarray(8, 12).toString() === 'WEBP';
  if (isPng || isJpeg || isWebp) return undefined;
  const isMedia = start.subarray(4, 8).toString('latin1') === 'ftyp';
  if (isMedia && heicBrands.includes(start.subarray(8, 12).toString('latin1'))) return 'heic';
  return /^[\s\uFEFF]*<(\?xml|!doctype|!--|svg)/i.test(start.toString()) ? 'svg' : 'type';
}
