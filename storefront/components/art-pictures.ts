// The shop's own pictures (banners, story) as the build found them in storefront/art: one entry a name, of all its sizes, with its caption.

interface Caption {
  alt: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** The picture's ground, there before the picture is. */
  color: string;
}

export interface ArtPicture extends Caption {
  name: string;
  /** The plain file, for browsers without AVIF. Empty where the picture was not found: a woven placeholder stands in. */
  url: string;
  /** A ready srcset. */
  avif: string;
}

/** 'banner-1-phone-800.avif': a name, a width, a format. */
const fileName = /([\w-]+)-(\d+)\.(avif|jpg)$/;
const unknown: Caption = { alt: '', width: 800, height: 800, color: '' };

/**
 * Both are what `import.meta.glob` gives, by path, so that a shop without art stands all the same: the addresses of the
 * pictures, and the file of their captions. Gives the picture of a name.
 */
export function readArt(
  files: Record<string, string>,
  captions: Record<string, Record<string, Caption>>,
): (name: string) => ArtPicture {
  const [known = {}] = Object.values(captions);
  const found = Object.entries(files).flatMap(([path, url]) => {
    const [, name = '', width = '', format = ''] = fileName.exec(path) ?? [];
    return name ? [{ name, width, format, url }] : [];
  });
  return (name) => {
    const own = found.filter((file) => file.name === name);
    const avif = own.filter(({ format }) => format === 'avif');
    return {
      name,
      ...(known[name] ?? unknown),
      url: (own.find(({ format }) => format === 'jpg') ?? own[0])?.url ?? '',
      avif: avif.map(({ url, width }) => `${url} ${width}w`).join(', '),
    };
  };
}
