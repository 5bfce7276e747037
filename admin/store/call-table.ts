// The calls without their schemas, a line each. The build writes it as a literal (vite.config.ts):
// the browser loads no schema for a call, and this is half as large as an object.
import { adminCalls } from '@taana-baana/contract/admin/calls.ts';
import type { AdminCall } from '@taana-baana/contract/admin/calls/call.ts';

export const callTable = Object.entries<AdminCall>(adminCalls)
  .map(([name, { method, path, tags = [], shows = '', isPaged }]) =>
    [method, path, name, tags.join(','), shows, isPaged ? 1 : ''].join(' ').trimEnd(),
  )
  .join('\n');
