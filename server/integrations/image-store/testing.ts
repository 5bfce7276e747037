// Photos for tests: one as a phone held upright writes it.
import sharp from 'sharp';

/**
 * A JPEG stored on its side: `width` x `height` once turned upright, red above and blue below. Its
 * metadata names the phone and the place.
 */
export function takePhoto(width: number, height: number): Promise<Buffer> {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: '#b3202a' } };
  return sharp({ create: { width, height, channels: 3, background: '#1c3f94' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Model: 'Ashas phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A drawing in SVG as the file of a photo. */
export const drawPhoto = (svg: string, kind: 'jpeg' | 'png'): Promise<Buffer> =>
  sharp(Buffer.from(svg)).toFormat(kind).toBuffer();
