// Shrinks a photo before it is sent: on a slow line, 4 MB take 40 s.
import { photoLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';

const quality = 0.85;
/** A photo that is no larger is sent unchanged. */
const smallBytes = 1024 * 1024;
/** Pixels of the preview's width: phones run out of memory with thirty large ones. */
const previewWidth = 800;

export interface ShrunkPhoto {
  readonly picture: Blob;
  readonly preview: Blob;
}

/** Undefined if this browser cannot read the file: the server then reports what is wrong with it. */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, photoLimits.widest / bitmap.width, photoLimits.tallest / bitmap.height);
  const isSmall = scale === 1 && file.size <= smallBytes;
  try {
    const preview = await draw(bitmap, Math.min(1, previewWidth / bitmap.width));
    const picture = isSmall ? file : await draw(bitmap, scale);
    return preview && picture ? { picture, preview } : undefined;
  } finally {
    bitmap.close();
  }
}

/** A JPEG, upright, on white where it is transparent. */
function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
