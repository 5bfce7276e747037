// The pictures of banners, read and changed in the owner's typed text; the rest of the text stays.
import { cleanLine } from './content-text.ts';

export interface BannerChoice {
  /** As typed: the number of a drawn picture, or the id of a photo. */
  readonly picture: string;
  readonly alt: string;
}

/** Only of a photo. */
export const isPhotoChoice = ({ picture }: BannerChoice): boolean => /^[\w-]{8,64}$/.test(picture);

const isEntryEmpty = (lines: string): boolean => lines.trim() === '';
const labelled = (label: string) => new RegExp(`^[^\\S\\n]*${label}[^\\S\\n]*:(.*)$`, 'im');

/** The picture of each banner in a text, even if the text is not a valid page yet. */
export const readBannerChoices = (text: string): BannerChoice[] =>
  text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .filter((lines) => !isEntryEmpty(lines))
    .map((lines) => ({
      picture: cleanLine(labelled('Picture').exec(lines)?.[1] ?? ''),
      alt: cleanLine(labelled('Alt').exec(lines)?.[1] ?? ''),
    }));

/** Replaces the picture of one banner; the rest of the text stays as typed. */
export function writeBannerChoice(text: string, index: number, { picture, alt }: BannerChoice): string {
  const pieces = text.split(/((?:\r?\n[^\S\n]*){2,})/);
  const at = pieces.flatMap((piece, place) => (isEntryEmpty(piece) ? [] : place))[index];
  if (at === undefined) return text;
  const kept = (pieces[at] ?? '')
    .split(/\r?\n/)
    .filter((line) => !labelled('Picture').test(line) && !labelled('Alt').test(line) && line.trim() !== '');
  const lines = [...kept, `Picture: ${picture}`, ...(cleanLine(alt) ? [`Alt: ${cleanLine(alt)}`] : [])];
  const end = (pieces[at] ?? '').endsWith('\n') ? '\n' : '';
  return pieces.with(at, lines.join('\n') + end).join('');
}
