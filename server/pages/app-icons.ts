// The shop on a home screen: its icons, drawn or of the uploaded logo, and the manifest of an app.
import path from 'node:path';
import { locale } from '@taana-baana/contract/locale.ts';
import type { Deps } from '../deps.ts';
import { type StaticFile, contentType, readFolder } from './static-files.ts';

const art = path.join(import.meta.dirname, '..', '..', 'storefront', 'art');

/** No folders, no hidden files. */
const pictureName = /^[\w-][\w.-]{0,199}$/;
/** Browsers also ask for icons without reading the page, and for `favicon.ico` beside an API answer. */
const iconsOfLogo: Readonly<Record<string, 'favicon48' | 'touchIcon' | 'icon192' | 'icon512'>> = {
  'favicon.png': 'favicon48',
  'favicon.ico': 'favicon48',
  'apple-touch-icon.png': 'touchIcon',
  'icon-192.png': 'icon192',
  'icon-512.png': 'icon512',
};

type Icons = ReadonlyMap<string, StaticFile>;

/** The drawn ones, by their names below `/`. */
export async function readIcons(): Promise<Icons> {
  const icons = await readFolder(art, /^(favicon\.png|apple-touch-icon\.png|icon-[\w-]+\.png)$/);
  const favicon = icons.get('favicon.png');
  if (favicon) icons.set('favicon.ico', favicon);
  return icons;
}

/** As the settings say now: of the logo, if there is one. */
export async function iconOf(
  deps: Pick<Deps, 'settings' | 'pictures'>,
  icons: Icons,
  name: string,
): Promise<StaticFile | undefined> {
  const ofLogo = iconsOfLogo[name];
  const { logo } = deps.settings.current();
  return ofLogo && logo ? readPicture(deps, path.basename(logo[ofLogo])) : icons.get(name);
}

/** `name` may be anything that a request says. */
export async function readPicture({ pictures }: Pick<Deps, 'pictures'>, name: string): Promise<StaticFile | undefined> {
  const body = pictureName.test(name) ? await pictures.read(name) : undefined;
  return body && { type: contentType(name), body };
}

export const manifestType = 'application/manifest+json';

export function appManifest(
  { settings }: Pick<Deps, 'settings'>,
  icons: Icons,
  { name, description }: { readonly name: string; readonly description?: string },
): string {
  const { logo } = settings.current();
  const type = 'image/png';
  const icon = (src: string, size: string, purpose = 'any') => ({ src, sizes: `${size}x${size}`, type, purpose });
  const drawn = [...icons.keys()].flatMap((file) => {
    const [, maskable, size] = /^icon-(maskable-)?(\d+)\.png$/.exec(file) ?? [];
    return size ? [icon(`/${file}`, size, maskable && 'maskable')] : [];
  });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'standalone',
    background_color: '#f8f3ea',
    theme_color: '#f8f3ea',
    lang: locale,
    icons: logo ? [icon(logo.icon192, '192'), icon(logo.icon512, '512')] : drawn,
  });
}
