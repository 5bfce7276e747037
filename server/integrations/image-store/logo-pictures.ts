// The pictures of an uploaded logo: for the header, for mails, for browser tabs and for home
// screens.
import { createHash } from 'node:crypto';
import { mailCard } from '@taana-baana/contract/colors/colors.ts';
import type { Logo } from '@taana-baana/contract/schemas/shop/settings.ts';
import type { Sharp } from 'sharp';
import { type ByteFault, maxPixels } from './picture-bytes.ts';
import type { FileStore } from '../file-store/file-store.ts';

/** Why a file cannot be a logo. */
export type LogoFault = ByteFault | 'unreadable' | 'too small';

/** CSS pixels of the header's picture at most. */
const headerWidth = 240;
const headerHeight = 44;
/** Pixels: minimum of the longer and of the shorter side. */
const smallest = [192, 48] as const;
/** Twice the side of the largest picture made of it. */
const largest = 1024;
/** Part of every name: a change of the recipe makes new files. */
const recipe = 'logo-2';

/** `ground`: behind icons on home screens, where transparent would be black. */
export async function makeLogo(
  pictures: FileStore,
  bytes: Uint8Array,
  ground: string,
): Promise<Logo | Exclude<LogoFault, ByteFault>> {
  const { default: sharp } = await import('sharp');
  const id = createHash('sha256').update(recipe).update(ground).update(bytes).digest('hex').slice(0, 20);
  const source = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  // Decodes the file once; the sizes below are made from this picture.
  const decoded = await source
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!decoded) return 'unreadable';
  const { width, height } = decoded.info;
  if (Math.max(width, height) < smallest[0] || Math.min(width, height) < smallest[1]) return 'too small';
  const open = () => sharp(decoded.data);

  const keep = async (name: string, picture: Sharp): Promise<string> => {
    const file = `logo-${id}-${name}`;
    if (!(await pictures.has(file))) await pictures.write(file, await picture.toBuffer());
    return `/images/${file}`;
  };
  const scale = Math.min(headerWidth / width, headerHeight / height);
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const header = (density: number) =>
    keep(
      `${density}x.webp`,
      open()
        .resize(shown.width * density, shown.height * density)
        .webp({ quality: 90 }),
    );
  const icon = (size: number, background: string | { r: number; g: number; b: number; alpha: number }) =>
    keep(
      `${size}.png`,
      open()
        .resize(size, size, { fit: 'contain', background })
        .flatten(typeof background === 'string' && { background })
        .png(),
    );
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const [src, large] = [await header(1), await header(2)];
  return {
    header: { src, srcset: `${src} 1x, ${large} 2x`, ...shown },
    mail: await keep(
      'mail.png',
      open()
        .resize(shown.width * 2, shown.height * 2)
        .flatten({ background: mailCard })
        .png(),
    ),
    favicon32: await icon(32, clear),
    favicon48: await icon(48, clear),
    touchIcon: await icon(180, ground),
    icon192: await icon(192, ground),
    icon512: await icon(512, ground),
  };
}
