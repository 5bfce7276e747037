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
/** Found as the pictures are, so that a shop without art stands all the same. */
const [known = {}] = Object.values(
  import.meta.glob<Record<string, Caption>>('../art/captions.json', { eager: true, import: 'default' }),
);
const unknown: Caption = { alt: '', width: 800, height: 800, color: '' };

/** `files`: what `import.meta.glob` gives, addresses by path. Gives the picture of a name. */
export function readArt(files: Record<string, string>): (name: string) => ArtPicture {
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
