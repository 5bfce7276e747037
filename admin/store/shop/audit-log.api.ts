// The audit log: pages of entries, newest first.
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import type { AuditLogQuery } from '@taana-baana/contract/admin/schemas/shop/audit-log.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export type AuditLogFilter = Pick<AuditLogQuery, 'by' | 'until'>;

export const { useListAuditLogInfiniteQuery } = adminApi
  .enhanceEndpoints({ addTagTypes: ['audit-log'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditLog: build.infiniteQuery<AdminAnswer<'listAuditLog'>, AuditLogFilter, string | undefined>({
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

const pageSize = 50;
