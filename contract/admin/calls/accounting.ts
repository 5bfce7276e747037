// Calls about tax documents, the accounts and the reconciliation.
import type { AdminCall } from './call.ts';

export const accountingCalls = {
  readDocumentFile: {
    method: 'GET',
    path: 'documents/:id',
    access: 'staff',
    permission: 'documents.read',
    isFile: true,
  },
  getDocumentCounters: {
    method: 'GET',
    path: 'settings/document-counters',
    access: 'staff',
    permission: 'settings.edit',
  },
  getReconciliation: { method: 'GET', path: 'reconciliation', access: 'staff', permission: 'documents.read' },
  getAccounting: { method: 'GET', path: 'accounting', access: 'staff', permission: 'documents.read' },
  listDocuments: { method: 'GET', path: 'accounting/documents', access: 'staff', permission: 'documents.read' },
  exportAccounting: {
    method: 'GET',
    path: 'accounting/export/:what',
    access: 'staff',
    permission: 'documents.read',
    stepUp: true,
    isFile: true,
  },
} as const satisfies Record<string, AdminCall>;
