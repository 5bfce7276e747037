// Messages to customers by WhatsApp: their kinds, what each text may say by a placeholder, and
// filling it.
import * as messages from '../texts/messages/settings-messages.ts';

export const messageKinds = [
  'payment',
  'packed',
  'shipped',
  'address',
  'sendBack',
  'exchange',
  'review',
  'unfinished',
] as const;
export type MessageKind = (typeof messageKinds)[number];

const always = ['name', 'shop'] as const;
const placeholders = {
  payment: [...always, 'total', 'link'],
  packed: [...always, 'order'],
  shipped: [...always, 'order', 'link'],
  address: [...always, 'order', 'address'],
  sendBack: [...always, 'order', 'address'],
  exchange: [...always, 'order'],
  review: [...always, 'order', 'link'],
  unfinished: [...always, 'link'],
} as const satisfies Record<MessageKind, readonly string[]>;
/** They say nothing without it. */
const needsLink: readonly MessageKind[] = ['payment', 'shipped', 'unfinished'];

type Placeholder = (typeof placeholders)[MessageKind][number];
export type MessageValues = Readonly<Partial<Record<Placeholder, string | null>>>;

export const placeholdersOf = (kind: MessageKind): string[] => placeholders[kind].map((name) => `{${name}}`);

/** Why a text cannot be sent; null: it can. Also finds a brace without its partner. */
export function messageProblem(kind: MessageKind, text: string): string | null {
  const known = placeholdersOf(kind);
  const unknown = text.match(/\{[^{}]*\}?|\}/g)?.find((typed) => !known.includes(typed));
  if (unknown !== undefined) return messages.placeholderUnknown(unknown, known);
  const isLinkMissing = needsLink.includes(kind) && !text.includes('{link}');
  return isLinkMissing ? messages.linkNeeded : null;
}

/** Null: the text uses a value that does not exist. */
export function fillMessage(text: string, values: MessageValues): string | null {
  const filled = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : valueOf(values, piece)));
  return filled.some((piece) => piece === null) ? null : filled.join('');
}

const valueOf = (values: MessageValues, name: string): string | null =>
  (Object.hasOwn(values, name) && values[name as Placeholder]) || null;
