// Shrinks a photo before it is sent: on a bad connection, 5 MB take minutes.

/** Pixels of the longer side, and of the square in the list. */
const maxSidePx = 1600;
const thumbnailSide = 160;
const quality = 0.8;

export interface ShrunkPhoto {
  /** A JPEG, upright. */
  readonly picture: Blob;
  /** A data URL, because the content security policy allows only the shop's own pictures. */
  readonly thumbnail: string;
}

/** Undefined if the browser cannot read the file. */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  const whole = draw(bitmap, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), scale);
  const cover = thumbnailSide / Math.min(width, height);
  const thumbnail = draw(bitmap, thumbnailSide, thumbnailSide, cover).toDataURL('image/jpeg', quality);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => whole.toBlob(resolve, 'image/jpeg', quality));
  return picture ? { picture, thumbnail } : undefined;
}

/** The middle of the picture, on white if it is transparent. */
function draw(bitmap: ImageBitmap, width: number, height: number, scale: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const [shownWidth, shownHeight] = [bitmap.width * scale, bitmap.height * scale];
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight);
  return canvas;
}
