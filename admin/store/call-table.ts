// The calls without their schemas, one after the other. The build writes it as a literal (vite.config.ts):
// the browser loads no schema for a call, and this is half as large as an object. Compressed it is smallest
// with the path first.
import { adminCalls } from '@taana-baana/contract/admin/calls.ts';
import type { AdminCall } from '@taana-baana/contract/admin/calls/call.ts';

export const callTable = Object.entries<AdminCall>(adminCalls)
  .map(([name, { method, path, tags = [], shows = '', isPaged }]) =>
    [path, method, name, tags.join(','), shows, isPaged ? 1 : ''].join(' ').trimEnd(),
  )
  .join(';');
