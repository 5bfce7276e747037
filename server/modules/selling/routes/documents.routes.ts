// A customer's tax documents.
import type { Deps } from '../../../deps.ts';
import { Answer, type Route, route } from '../../route.ts';
import { readOwnDocument } from '../money/documents/order-documents.service.ts';

export const documentsRoutes = (deps: Deps): Route[] => [
  route(
    'getOrderDocument',
    async ({ customer, params }) => {
      const { name, content } = await readOwnDocument(deps, customer.id, params);
      return new Answer(new Uint8Array(content), {
        headers: { 'content-disposition': `attachment; filename="${name}"` },
      });
    },
    // A lost file is rendered again.
    { perAccount: { attempts: 60, minutes: 10 } },
  ),
];
