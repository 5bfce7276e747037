// Formats a value before or after a change for the audit log.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { statusName } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { roleNames } from '@taana-baana/contract/admin/texts/shell.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/audit-log.ts';

/** Of a long list. */
const mostShown = 50;

/** `name`: of the field. A list, or a group of fields, is written by its members. */
export function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return wordFor(name, value);
  if (typeof value !== 'object') return JSON.stringify(value);
  // The addresses of its sizes are of no interest.
  if (name === 'logo') return texts.picture;
  const parts = Object.values(value);
  const shown = parts.slice(0, mostShown).map((part) => formatValue(name, part));
  if (parts.length > mostShown) shown.push(texts.andMore(parts.length - mostShown));
  return shown.join(Array.isArray(value) ? '; ' : ', ');
}

const utcTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function wordFor(name: string, value: string): string {
  if (name === 'status') return statusName(value);
  if (name === 'role') return roleNames[value as Role] ?? value;
  return utcTime.test(value) ? formatDateTime(value) : value;
}
