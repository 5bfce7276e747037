// Schemas of the calls about tax documents, the accounts and the reconciliation.
import * as accounting from '../schemas/accounting/accounting.ts';
import { DocumentCounters } from '../schemas/accounting/document-counters.ts';
import * as reconciliation from '../schemas/accounting/reconciliation.ts';
import { accountingCalls } from '../calls/accounting.ts';
import { type AdminEndpoint, byId, nothing } from './endpoint.ts';

export const accountingEndpoints = {
  readDocumentFile: { ...accountingCalls.readDocumentFile, params: byId, response: nothing },
  getDocumentCounters: { ...accountingCalls.getDocumentCounters, response: DocumentCounters },
  getReconciliation: {
    ...accountingCalls.getReconciliation,
    query: reconciliation.ReconciliationQuery,
    response: reconciliation.Reconciliation,
  },
  getAccounting: {
    ...accountingCalls.getAccounting,
    query: accounting.AccountingQuery,
    response: accounting.AccountingMonth,
  },
  listDocuments: {
    ...accountingCalls.listDocuments,
    query: accounting.DocumentListQuery,
    response: accounting.DocumentList,
  },
  exportAccounting: {
    ...accountingCalls.exportAccounting,
    params: accounting.ExportParams,
    query: accounting.AccountingQuery,
    response: nothing,
  },
} as const satisfies Record<keyof typeof accountingCalls, AdminEndpoint>;
