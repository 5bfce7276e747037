// The two bodies of a mail: plain text, and HTML in the shop's colours. All text in the HTML is
// escaped.
import { mailCard } from '@taana-baana/contract/colors/colors.ts';
import type { Logo } from '@taana-baana/contract/schemas/shop/settings.ts';
import { greeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { Deps } from '../../../deps.ts';

/** A piece of a line; a link's text is its address. */
interface MailPiece {
  readonly text: string;
  readonly isLink: boolean;
}

/** One part under the heading, in order. */
export type MailPart =
  | { readonly text: string }
  | { readonly heading: string }
  /** A paragraph with links in it. */
  | { readonly paragraph: readonly MailPiece[] }
  | { readonly items: readonly (readonly MailPiece[])[] }
  | { readonly button: string; readonly href: string }
  /** A small link, such as the one that unsubscribes. */
  | { readonly link: string; readonly href: string }
  /** A product: its picture, its title, and what it costs. */
  | { readonly card: MailCard }
  /** A photo as wide as the mail; `words` stand for it in plain text. */
  | { readonly photo: MailPhoto; readonly words: string }
  /** A table with two columns, such as the lines of an order. `isStrong`: the total. */
  | { readonly rows: readonly { readonly label: string; readonly value: string; readonly isStrong?: boolean }[] }
  /** Text by staff, with its line breaks. */
  | { readonly letter: string }
  /** Somebody's own words, with their line breaks. */
  | { readonly quote: string };

export interface MailCard {
  readonly title: string;
  readonly price: string;
  readonly href: string;
  /** The address of a picture that every mail program shows. */
  readonly picture: string | undefined;
}

export interface MailPhoto {
  /** The address of a picture that every mail program shows. */
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
}

type Needs = Pick<Deps, 'config' | 'settings'>;

export interface MailContent {
  readonly heading: string;
  readonly parts: readonly MailPart[];
}

export interface MailBodies {
  readonly text: string;
  readonly html: string;
}

const ink = '#2b1d16';
const faded = '#7a675b';
const paper = '#faf5ec';
const thread = '#e6d9c6';
/** Pixels: of the text, as `page` lays it out. Outlook knows no `max-width`. */
const columnWidth = 496;
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** What else the mail has, such as its subject, stays as it is. */
export function writeMail<Mail extends MailContent>(
  deps: Needs,
  { heading, parts, ...mail }: Mail,
): Omit<Mail, keyof MailContent> & MailBodies {
  const { name, tagline, contact, look, logo } = deps.settings.current();
  const { street, city, state, pincode } = contact.address;
  const sender = [`${name}, ${street}, ${city}, ${state} ${pincode}`, `${contact.email}, ${contact.phone}`];
  return {
    ...mail,
    text: [heading, ...parts.map(partText), ['-- ', ...sender].join('\n')].join('\n\n'),
    html: page(
      look.primary,
      `<p style="margin:0 0 4px;font:26px/1.2 ${serif};color:${look.primary}">${nameHtml(name, logo, deps.config.publicUrl)}</p>
<p style="margin:0 0 28px;font:13px/1.4 ${sans};color:${faded}">${escapeHtml(tagline)}</p>
<h1 style="margin:0 0 20px;font:normal 22px/1.3 ${serif};color:${ink}">${escapeHtml(heading)}</h1>
${parts.map((part) => partHtml(part, look.primary)).join('\n')}`,
      sender.map(escapeHtml).join('<br>'),
    ),
  };
}

export interface Notice extends MailBodies {
  readonly subject: string;
}

/** Greets nobody by name, for an address that may be a stranger's. Texts take the shop's name. */
export function writeNotice(
  deps: Needs,
  { subject, heading }: { readonly subject: (shop: string) => string; readonly heading: string },
  parts: (shop: ReturnType<Deps['settings']['current']>) => readonly MailPart[],
): Notice {
  const shop = deps.settings.current();
  return writeMail(deps, { subject: subject(shop.name), heading, parts: [{ text: greeting }, ...parts(shop)] });
}

function partText(part: MailPart): string {
  if ('text' in part) return oneLine(part.text);
  if ('heading' in part) return oneLine(part.heading);
  if ('paragraph' in part) return piecesText(part.paragraph);
  if ('items' in part) return part.items.map((item) => `- ${piecesText(item)}`).join('\n');
  if ('button' in part) return `${part.button}:\n${part.href}`;
  if ('link' in part) return `${part.link}:\n${part.href}`;
  if ('card' in part) return `${oneLine(`${part.card.title}, ${part.card.price}`)}:\n${part.card.href}`;
  if ('photo' in part) return `${oneLine(part.words)}:\n${part.photo.url}`;
  if ('letter' in part) return part.letter.split(lineBreak).join('\n');
  if ('quote' in part)
    return part.quote
      .split(lineBreak)
      .map((line) => `> ${line}`)
      .join('\n');
  return part.rows.map((row) => oneLine(`${row.label}: ${row.value}`)).join('\n');
}

/** The logo stands for the name, as in the shop's header; where pictures are not shown, the name is read. */
function nameHtml(name: string, logo: Logo | null, publicUrl: string): string {
  if (!logo?.mail) return escapeHtml(name);
  const { width, height } = logo.header;
  return `<img src="${escapeHtml(publicUrl + logo.mail)}" width="${width}" height="${height}" alt="${escapeHtml(name)}" style="display:block">`;
}

function partHtml(part: MailPart, primary: string): string {
  const font = `font:16px/1.6 ${sans};color:${ink}`;
  if ('text' in part) return `<p style="margin:0 0 16px;${font}">${escapeHtml(oneLine(part.text))}</p>`;
  if ('heading' in part)
    return `<h2 style="margin:24px 0 12px;font:normal 19px/1.3 ${serif};color:${ink}">${escapeHtml(oneLine(part.heading))}</h2>`;
  if ('paragraph' in part) return `<p style="margin:0 0 16px;${font}">${piecesHtml(part.paragraph, primary)}</p>`;
  if ('items' in part) {
    const items = part.items.map((item) => `<li style="margin:0 0 6px;${font}">${piecesHtml(item, primary)}</li>`);
    return `<ul style="margin:0 0 16px;padding:0 0 0 22px">${items.join('')}</ul>`;
  }
  if ('button' in part) {
    const href = escapeHtml(part.href);
    return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:13px 26px;border-radius:6px;background:${primary};color:#ffffff;font:bold 16px/1.2 ${sans};text-decoration:none">${escapeHtml(part.button)}</a></p>
<p style="margin:0 0 20px;font:13px/1.5 ${sans};color:${faded};word-break:break-all">${href}</p>`;
  }
  if ('link' in part) {
    return `<p style="margin:24px 0 0;font:13px/1.5 ${sans}"><a href="${escapeHtml(part.href)}" style="color:${faded}">${escapeHtml(part.link)}</a></p>`;
  }
  if ('card' in part) {
    const { title, price, picture } = part.card;
    const link = (shown: string) =>
      `<a href="${escapeHtml(part.card.href)}" style="color:${ink};text-decoration:none">${shown}</a>`;
    const image = `<img src="${escapeHtml(picture ?? '')}" width="120" alt="" style="display:block;width:120px;height:auto;border-radius:6px">`;
    return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px"><tr>${picture === undefined ? '' : `<td style="padding:0 16px 0 0;vertical-align:top">${link(image)}</td>`}<td style="vertical-align:top;${font}">${link(`<b>${escapeHtml(oneLine(title))}</b>`)}<br>${escapeHtml(price)}</td></tr></table>`;
  }
  if ('photo' in part) {
    const { url, alt } = part.photo;
    const width = Math.min(part.photo.width, columnWidth);
    return `<img src="${escapeHtml(url)}" width="${width}" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:0 0 20px;border-radius:6px">`;
  }
  if ('letter' in part) {
    return `<p style="margin:0 0 16px;${font}">${part.letter.split(lineBreak).map(escapeHtml).join('<br>')}</p>`;
  }
  if ('quote' in part) {
    return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${thread};${font};white-space:pre-wrap">${part.quote.split(lineBreak).map(escapeHtml).join('<br>')}</blockquote>`;
  }
  const rows = part.rows.map(({ label, value, isStrong }) => {
    const cell = `padding:9px 0;border-top:1px solid ${thread};font:${isStrong ? 'bold ' : ''}15px/1.5 ${sans};color:${ink};vertical-align:top`;
    return `<tr><td style="${cell}">${escapeHtml(oneLine(label))}</td><td style="${cell};text-align:right;padding-left:16px">${escapeHtml(oneLine(value))}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

const piecesText = (pieces: readonly MailPiece[]): string => oneLine(pieces.map(({ text }) => text).join(''));

function piecesHtml(pieces: readonly MailPiece[], primary: string): string {
  const written = pieces.map(({ text, isLink }) => {
    const shown = escapeHtml(oneLine(text));
    return isLink ? `<a href="${shown}" style="color:${primary};word-break:break-word">${shown}</a>` : shown;
  });
  return written.join('');
}

function page(primary: string, main: string, footer: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px"><tr><td style="padding:32px;background:${mailCard};border:1px solid ${thread};border-top:4px solid ${primary};border-radius:8px">
${main}
</td></tr><tr><td style="padding:20px 32px;font:13px/1.6 ${sans};color:${faded}">${footer}</td></tr></table>
</td></tr></table>
</body></html>
`;
}

const lineBreak = /\r\n?|[\n\u2028\u2029]/;

/** A name with line breaks must not add lines to the mail. */
function oneLine(text: string): string {
  return text.split(lineBreak).join(' ');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A sum stays on one line. */
function escapeHtml(text: string): string {
  return text
    .replace(/(− )?Rs\. (?=\d)/g, (sum) => sum.replaceAll(' ', '\u00a0'))
    .replace(/[&<>"']/g, (character) => entities[character] as string);
}
