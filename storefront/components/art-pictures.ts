// The shop's own pictures (banners, story) as the build found them in storefront/art: one entry a name, of all its sizes.

export interface ArtPicture {
  /** The plain file, for browsers without AVIF. */
  url: string;
  /** A ready srcset. */
  avif: string;
}

/** 'banner-1-phone-800.avif': a name, a width, a format. */
const fileName = /([\w-]+)-(\d+)\.(avif|jpg)$/;

/** `files`: what `import.meta.glob` gives, addresses by path. Gives the pictures by name. */
export function toArtPictures(files: Record<string, string>): Map<string, ArtPicture> {
  const pictures = new Map<string, ArtPicture>();
  for (const [path, url] of Object.entries(files)) {
    const [, name = '', width = '', format = ''] = fileName.exec(path) ?? [];
    if (!name) continue;
    const picture = pictures.get(name) ?? { url, avif: '' };
    if (format === 'avif') picture.avif = [picture.avif, `${url} ${width}w`].filter(Boolean).join(', ');
    else picture.url = url;
    pictures.set(name, picture);
  }
  return pictures;
}
