// Recognises a picture by its first bytes; its name and type may be wrong.

/** Files of none of the three supported formats. */
export type ByteFault = 'svg' | 'heic' | 'type';

/** Decoding a larger picture takes too much memory, and a file may claim any size. */
export const maxPixels = 50_000_000;

/** `ftyp` and one of these: the format of iPhones. */
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

// Makes a customer's photo small and safe to keep: decoded and encoded again, upright, without the
// camera's data (place, time, model).

/** Pixels of the longer side. */
const maxSidePx = 1600;

/** A WebP; or why the bytes cannot be a photo. */
export async function encodePhoto(bytes: Uint8Array): Promise<Buffer | 'type' | 'unreadable'> {
  if (faultOfBytes(bytes)) return 'type';
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
    .catch(() => 'unreadable' as const);
}
