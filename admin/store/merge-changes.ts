// Two people changed the same text, or a kept text meets what was saved meanwhile: the changes are
// merged field by field.

interface Merged<Text> {
  /** With mine where both changed the same field, and with theirs. */
  readonly mine: Text;
  readonly theirs: Text;
  /** Paths of the fields that both changed, differently: `contact.phone`. */
  readonly collisions: readonly string[];
}

interface Fields {
  /** Fields that name each other, so they are merged as one. */
  readonly together?: readonly string[] | undefined;
  /** Merges fields within fields too; else each is a whole, such as a photo with its description. */
  readonly isDeep?: boolean;
}

/**
 * `base`: what both began with; without it, every field that differs collides. A list is one field,
 * and so is a text that has no fields.
 */
export function mergeChanges<Text>(
  base: Text | undefined,
  mine: Text,
  theirs: Text,
  { together = [], isDeep = false }: Fields = {},
): Merged<Text> {
  if (!isRecord(mine) || !isRecord(theirs)) {
    const merged = mergeChanges(base === undefined ? undefined : { base }, { base: mine }, { base: theirs });
    return { mine: merged.mine.base, theirs: merged.theirs.base, collisions: merged.collisions };
  }
  const single = Object.keys({ ...theirs, ...mine }).filter((field) => !together.includes(field));
  const both = { mine: { ...mine }, theirs: { ...theirs } };
  const collisions: string[] = [];
  for (const fields of [together, ...single.map((field) => [field])]) {
    const own = pick(mine, fields);
    const other = pick(theirs, fields);
    const began = base === undefined ? undefined : pick(base, fields);
    const [[field, inner] = []] = Object.entries(own);
    if (began && isSame(own, began)) Object.assign(both.mine, other);
    else if (isAlike(own, other) || (began && isAlike(other, began))) Object.assign(both.theirs, own);
    else if (began && isAlike(own, began)) Object.assign(both.mine, other);
    else if (isDeep && field !== undefined && isRecord(inner) && isRecord(other[field])) {
      const merged = mergeChanges(began && (began[field] ?? {}), inner, other[field], { isDeep });
      Object.assign(both.mine, { [field]: merged.mine });
      Object.assign(both.theirs, { [field]: merged.theirs });
      collisions.push(...merged.collisions.map((path) => `${field}.${path}`));
    } else collisions.push(...fields);
  }
  return { ...both, collisions };
}

const pick = (text: unknown, fields: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field, isRecord(text) ? text[field] : undefined]));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty control is as good as none. */
const write = (value: unknown, format = (text: string) => text): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner === '' || inner === null) return undefined;
    return typeof inner === 'string' ? format(inner) : inner;
  }) ?? '';

/** The server formats a text: spaces, blank lines and how a tag is closed may differ. */
const format = (text: string): string => text.replaceAll(/ ?\/>/g, '>').split(/\s+/).join(' ').trim();

export const isSame = (one: unknown, other: unknown): boolean => write(one) === write(other);
/** Apart from the server's formatting. */
export const isAlike = (one: unknown, other: unknown): boolean => write(one, format) === write(other, format);
