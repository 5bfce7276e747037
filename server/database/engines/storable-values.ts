// What goes into the database: texts without the characters that no text may have.
import { storable, storableJson } from '@taana-baana/contract/typed/storable-text.ts';

export const storableValues = (values: readonly unknown[]): unknown[] =>
  values.map((value) => {
    if (typeof value !== 'string') return value;
    const canBeJson = value.startsWith('{') || value.startsWith('[');
    return canBeJson && isJson(value) ? storableJson(value) : storable(value);
  });

/** Only asked of texts with an escape: others are the same either way. */
function isJson(text: string): boolean {
  if (!text.includes('\\')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
