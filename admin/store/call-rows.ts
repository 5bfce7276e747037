// What the browser needs to know of each call.
import type { AdminCallName } from '@taana-baana/contract/admin/calls.ts';
import type { AdminCall, Tag } from '@taana-baana/contract/admin/calls/call.ts';
import { callTable } from './call-table.ts';

export interface CallRow {
  readonly name: AdminCallName;
  readonly method: AdminCall['method'];
  readonly path: string;
  readonly tags: readonly Tag[];
  readonly shows: AdminCallName | '';
  readonly isPaged: '1' | undefined;
}

const rows = callTable.split(';').map((call) => {
  const [path, method, name = '', tags, shows, isPaged] = call.split(' ');
  return [name, { name, method, path, tags: tags ? tags.split(',') : [], shows, isPaged }];
});

export const callRows = Object.fromEntries(rows) as Readonly<Record<AdminCallName, CallRow>>;
