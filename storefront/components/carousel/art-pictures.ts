// The shop's own pictures (banners, story) in storefront/art: the sizes and the caption of each.

interface Caption {
  alt: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  /** The background while the picture loads. */
  color: string;
}

export interface ArtPicture extends Caption {
  name: string;
  /** The JPEG, for browsers without AVIF. Empty if there is none: a placeholder shows. */
  url: string;
  /** A srcset. */
  avif: string;
}

/** 'banner-1-phone-800.avif': a name, a width, a format. */
const fileName = /([\w-]+)-(\d+)\.(avif|jpg)$/;
const unknown: Caption = { alt: '', width: 800, height: 800, color: '' };

/**
 * Takes two results of `import.meta.glob`, which are empty for a shop without art: the URLs of the
 * pictures, and the file of captions. Returns a lookup by name.
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
