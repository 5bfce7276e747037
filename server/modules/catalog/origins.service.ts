// Countries of origin: the law asks a shop that sells imported goods for a filter by country.
import { regionNamed } from '@taana-baana/contract/addresses/region-names.ts';
import { locale } from '@taana-baana/contract/locale.ts';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { listOriginTexts, type OriginFilter } from './catalog.repository.ts';

const home = 'India';

/**
 * `Made in China.` and `Shenzhen, China` are China. A state or a large city of India is India, and so
 * is no text, as the editor says.
 */
function countryOf(origin: string | null): string {
  const text = (origin ?? '')
    .replaceAll(/[^\p{L}\p{M}\s,'’()-]/gu, ' ')
    .replace(/^\s*(made|produced?|manufactured|assembled)\s+(in|of)\s+/iu, '')
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .findLast((part) => part !== '');
  if (text === undefined || isInIndia(text) || /^(republic of india|india|bharat|भारत|इंडिया|ind?)$/iu.test(text))
    return home;
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Not by a code of two letters: `BR` may be Brazil. */
const isInIndia = (text: string): boolean => text.length > 2 && regionNamed(text) !== undefined;

const keyOf = (country: string): string => country.normalize('NFC').toLowerCase();

/** By `keyOf`, its name and the texts of the products on sale that mean it. */
async function readCountries(db: Database): Promise<Map<string, { name: string; texts: (string | null)[] }>> {
  const countries = new Map<string, { name: string; texts: (string | null)[] }>();
  for (const text of (await listOriginTexts(db)).toSorted((a, b) => (a ?? '').localeCompare(b ?? '', locale))) {
    const name = countryOf(text);
    const known = countries.get(keyOf(name));
    if (known) known.texts.push(text);
    else countries.set(keyOf(name), { name, texts: [text] });
  }
  return countries;
}

const hasImports = (countries: ReadonlyMap<string, unknown>): boolean =>
  [...countries.keys()].some((key) => key !== keyOf(home));

/** In alphabetical order, as soon as one product on sale is imported; undefined before. */
export async function listOrigins({ db }: Pick<Deps, 'db'>): Promise<string[] | undefined> {
  const countries = await readCountries(db);
  if (!hasImports(countries)) return undefined;
  return [...countries.values()].map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, locale));
}

/** Undefined while nothing is imported: then there is no such filter. */
export async function toOriginFilter(db: Database, country: string | undefined): Promise<OriginFilter | undefined> {
  if (country === undefined) return undefined;
  const countries = await readCountries(db);
  if (!hasImports(countries)) return undefined;
  const texts = countries.get(keyOf(countryOf(country)))?.texts ?? [];
  return { texts: texts.filter((text) => text !== null), withNone: texts.includes(null) };
}
