// Countries of origin: the law asks a shop that sells imported goods for a filter by country.
import { countryOf, home } from '@taana-baana/contract/addresses/countries.ts';
import { locale } from '@taana-baana/contract/locale.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { listOriginTexts, type TextFilter } from './products.repository.ts';

/** By country: the texts of the products on sale that mean it. What names no country is no import. */
async function readCountries(db: Database): Promise<Map<string, (string | null)[]>> {
  return Map.groupBy(await listOriginTexts(db), (text) => countryOf(text) ?? home);
}

const hasImports = (countries: ReadonlyMap<string, unknown>): boolean =>
  [...countries.keys()].some((one) => one !== home);

/** In alphabetical order, as soon as one product on sale is imported; undefined before. */
export async function listOrigins({ db }: Pick<Deps, 'db'>): Promise<string[] | undefined> {
  const countries = await readCountries(db);
  if (!hasImports(countries)) return undefined;
  return [...countries.keys()].toSorted((a, b) => a.localeCompare(b, locale));
}

/** Undefined while nothing is imported: then there is no such filter. */
export async function toOriginFilter(db: Database, country: string | undefined): Promise<TextFilter | undefined> {
  if (country === undefined) return undefined;
  const countries = await readCountries(db);
  if (!hasImports(countries)) return undefined;
  const texts = countries.get(countryOf(country) ?? '') ?? [];
  return { texts: texts.filter((text) => text !== null), hasNone: texts.includes(null) };
}
