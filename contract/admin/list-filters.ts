// The filters of a list, read from its address and written into it. Without schemas, so that the
// browser can load it alone.
import { readDay } from '../calendar/indian-days.ts';

interface Field<T extends string> {
  /** Undefined: an invalid value is ignored. */
  readonly read: (typed: string) => T | undefined;
  /** Left out of the address. */
  readonly usual?: T;
}
type Fields = Readonly<Record<string, Field<string>>>;
type Value<F> = F extends Field<infer T> ? T : never;
type Usual<F> = { [N in keyof F]: F[N] extends { usual: string } ? N : never }[keyof F];

export type FilterOf<F extends Fields> = { readonly [N in Usual<F>]: Value<F[N]> } & {
  readonly [N in Exclude<keyof F, Usual<F>>]?: Value<F[N]> | undefined;
};

export const typed = { read: (value: string) => value || undefined };
export const indianDay = { read: (value: string) => readDay(value) };
export const oneOf = <const T extends string>(all: readonly T[]) => ({
  read: (value: string) => all.find((one) => one === value),
});
/** Without a valid value, the first. */
export const firstOf = <const T extends string>(all: readonly [T, ...T[]]) => ({ ...oneOf(all), usual: all[0] });

/** Of a list at a path. */
export interface ListFilters<Filter> {
  readonly read: (params: URLSearchParams) => Filter;
  readonly path: (filter?: Partial<Filter>) => string;
}

export function listFilters<F extends Fields>(path: string, fields: F): ListFilters<FilterOf<F>> {
  const all = Object.entries<Field<string>>(fields);
  return {
    read: (params) => {
      const filled = all.map(([name, { read, usual }]) => [name, read(params.get(name) ?? '') ?? usual] as const);
      return Object.fromEntries(filled.filter(([, value]) => value !== undefined)) as FilterOf<F>;
    },
    path: (filter = {}) => {
      const params = new URLSearchParams();
      for (const [name, { usual }] of all) {
        const value = filter[name as keyof typeof filter];
        if (value && value !== usual) params.set(name, value);
      }
      return params.size > 0 ? `${path}?${params}` : path;
    },
  };
}

/** Of a list that has a search only; where it stands does not matter. */
export const searchFilters = listFilters('', { search: typed });
