// Two people changed the same draft: their changes are merged field by field.

export interface Merged<Text> {
  /** With mine where both changed the same field, and with theirs. */
  readonly mine: Text;
  readonly theirs: Text;
  /** Fields that both changed, differently. */
  readonly collisions: readonly string[];
}

/** The server formats a text: spaces, blank lines and how a tag is closed may differ. */
const format = (text: string): string => text.replaceAll(/ ?\/>/g, '>').split(/\s+/).join(' ').trim();
const write = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, one: unknown) => (typeof one === 'string' ? format(one) : one));
const isSame = (one: unknown, other: unknown): boolean => write(one) === write(other);

/**
 * `base`: what both began with; without it, every field that differs collides. `together`: fields
 * that name each other, so they are merged as one. A list is one field, and so is a text that has no
 * fields.
 */
export function mergeDrafts<Text>(
  base: Text | undefined,
  mine: Text,
  theirs: Text,
  together: readonly string[] = [],
): Merged<Text> {
  if (!isRecord(mine) || !isRecord(theirs)) {
    const merged = mergeDrafts(base === undefined ? undefined : { base }, { base: mine }, { base: theirs });
    return { mine: merged.mine.base, theirs: merged.theirs.base, collisions: merged.collisions };
  }
  const single = Object.keys({ ...theirs, ...mine }).filter((field) => !together.includes(field));
  const both = { mine: { ...mine }, theirs: { ...theirs } };
  const collisions: string[] = [];
  for (const fields of [together, ...single.map((field) => [field])]) {
    const own = pick(mine, fields);
    const other = pick(theirs, fields);
    const began = base === undefined ? undefined : pick(base, fields);
    if (isSame(own, other) || (began && isSame(other, began))) Object.assign(both.theirs, own);
    else if (began && isSame(own, began)) Object.assign(both.mine, other);
    else collisions.push(...fields);
  }
  return { ...both, collisions };
}

const pick = (text: unknown, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, (text as Record<string, unknown>)[field]]));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
