// Makes a customer's photo small and safe to keep: decoded and encoded again, upright, without the
// camera's data (place, time, model).
import { faultOfBytes, maxPixels } from './picture-bytes.ts';

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
