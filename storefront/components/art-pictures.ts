// The shop's own pictures (banners, story) as the build found them in storefront/art: one Picture a name, of all its sizes.
import type { Picture } from '@taana-baana/contract/schemas/product.ts';

/** 'banner-1-wide-800.1bd3984c.avif': a name, a width, the hash of its content, a format. */
const fileName = /([\w-]+)-(\d+)(?:\.[\da-f]+)?\.(avif|webp|jpg)$/;

interface Ratio {
  width: number;
  height: number;
}

/** `files`: what `import.meta.glob` gives, addresses by path. Alt texts belong to where a picture is shown, so they are empty. */
export function toArtPictures(files: Record<string, string>, { width, height }: Ratio): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  const found = Object.entries(files).flatMap(([path, url]) => {
    const [, name = '', size = '', format = ''] = fileName.exec(path) ?? [];
    return name ? [{ name, size: Number(size), format, url }] : [];
  });
  for (const { name, size, format, url } of found.sort((a, b) => a.size - b.size)) {
    const picture = pictures.get(name) ?? { url, width, height, alt: '', srcset: '', avif: '', color: '' };
    const list = format === 'avif' ? 'avif' : format === 'webp' ? 'srcset' : undefined;
    if (list) picture[list] = [picture[list], `${url} ${size}w`].filter(Boolean).join(', ');
    else picture.url = url;
    pictures.set(name, picture);
  }
  return pictures;
}
