// The audit log: pages of entries, newest first.
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import type { AuditLogQuery } from '@taana-baana/contract/admin/schemas/shop/audit-log.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export type AuditLogFilter = Pick<AuditLogQuery, 'by' | 'until'>;

const pageSize = 50;

export const auditLogApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listEntries: build.infiniteQuery<AdminAnswer<'listAuditLog'>, AuditLogFilter, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ entries }) => (entries.length === pageSize ? entries.at(-1)?.id : undefined),
      },
      query: ({ queryArg, pageParam }) =>
        call('listAuditLog', { query: { ...queryArg, before: pageParam, limit: pageSize } }),
      // Almost every action of staff adds an entry.
      keepUnusedDataFor: 0,
    }),
  }),
});
