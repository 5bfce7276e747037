// Tax documents in the admin.
import { Readable } from 'node:stream';
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, Download, adminRoute } from '../../../admin-route.ts';
import { readDocument } from '../../money/documents/order-documents.service.ts';

export const documentsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('readDocumentFile', async ({ params }) => {
    const { name, content } = await readDocument(deps, params.id);
    return new Download(name, 'application/pdf', content.length, Readable.from([content]));
  }),
];
