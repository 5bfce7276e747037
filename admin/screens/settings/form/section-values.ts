// A section's fields by path: the controls' values, each field in words, differences, and two
// people's changes.
import type {
  Announcement,
  Courier,
  DaysOff,
  Link,
  Sale,
  SectionName,
  SectionValue,
} from '@taana-baana/contract/schemas/shop/settings.ts';
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { labels } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { values as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { mergeChanges } from '../../../store/merge-changes.ts';

/** The controls' values: text instead of numbers and null. */
export type Typed<T> = T extends boolean
  ? boolean
  : T extends readonly (infer Item)[]
    ? Typed<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Typed<NonNullable<T[K]>> }
      : string;
export type TypedSection<S extends SectionName> = Typed<SectionValue<S>>;

const amounts: readonly string[] = ['fee', 'freeFrom', 'managerRefundLimit', 'from', 'to'];

const pathsOf = (section: SectionName): string[] => Object.keys(labels[section]);

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);

function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let inner = target;
  for (const key of keys) inner = (inner[key] ??= {}) as Record<string, unknown>;
  inner[last] = value;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function typed(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object') return plain(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typed(inner)]));
}

/** Contains every field of the section, also those inside a null value. */
export function toTyped<S extends SectionName>(section: S, value: unknown): TypedSection<S> {
  const fields: Record<string, unknown> = {};
  for (const path of pathsOf(section)) put(fields, path, typed(at(value, path)));
  return fields as TypedSection<S>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(typed(one)) === JSON.stringify(typed(other));

/** One field's value in words. */
export function formatField(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (path === 'sales') return formatList(value as Typed<Sale>[], formatSale);
  if (path === 'daysOff') return formatList(value as Typed<DaysOff>[], (one) => formatDated(one.name, one));
  if (path === 'announcements') return formatList(value as Typed<Announcement>[], (one) => formatDated(one.text, one));
  if (path === 'couriers') return formatList(value as Typed<Courier>[], formatCourier);
  if (path === 'social') return formatList(value as Link[], ({ label, href }) => texts.link(label, href));
  if (path === 'pincodes.list') return texts.pincodes(value as string[]) || texts.none;
  if (path === 'notFor') return texts.products((value as string[]).length);
  if (typeof value === 'object') return texts.picture;
  return amounts.includes(path) ? formatRupees(Number(value)) : plain(value);
}

const formatSale = ({ name, from, to, exchangeDays }: Typed<Sale>): string =>
  texts.sale(name, formatDay(from), formatDay(to), Number(exchangeDays));

const formatDated = (name: string, { from, to }: { from: string; to: string }): string =>
  texts.dated(name, formatDay(from), formatDay(to));

const formatCourier = ({ name, trackingUrl }: Typed<Courier>): string =>
  trackingUrl ? texts.link(name, trackingUrl) : name;

const formatList = <T>(items: readonly T[], write: (item: T) => string): string =>
  items.length === 0 ? texts.none : items.map(write).join('; ');

export interface FieldChange {
  readonly path: string;
  readonly label: string;
  readonly before: unknown;
  readonly after: unknown;
}

export function changesOf(section: SectionName, before: unknown, after: unknown): FieldChange[] {
  return Object.entries(labels[section])
    .map(([path, label]) => ({ path, label, before: at(before, path), after: at(after, path) }))
    .filter((change) => !isSame(change.before, change.after));
}

/** `before`: theirs, `after`: ours. `kept`: fields that only they changed. */
export interface Merge<S extends SectionName> {
  readonly clashes: readonly FieldChange[];
  readonly kept: readonly FieldChange[];
  /** Both people's changes; for a conflict, theirs if the path is in `theirs`, else ours. */
  readonly take: (theirs: ReadonlySet<string>) => TypedSection<S>;
}

export function merge<S extends SectionName>(
  section: S,
  { base, theirs, ours }: { base: unknown; theirs: unknown; ours: unknown },
): Merge<S> {
  const [began, mine, other] = [toTyped(section, base), toTyped(section, ours), toTyped(section, theirs)];
  const merged = mergeChanges(began, mine, other, { isDeep: true });
  return {
    clashes: changesOf(section, theirs, ours).filter(({ path }) => merged.collisions.includes(path)),
    kept: changesOf(section, ours, merged.mine),
    take: (chosen) => {
      const taken = structuredClone(merged.mine);
      for (const path of chosen) put(taken, path, at(merged.theirs, path));
      return taken;
    },
  };
}
