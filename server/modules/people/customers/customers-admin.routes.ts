// Customers in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminChange, adminRoute } from '../../admin-route.ts';
import { addCustomerNote, listCustomersOfGroup, openCustomer, readCustomer } from './customers.service.ts';

export const customersAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listCustomers', ({ query }) => listCustomersOfGroup(deps, query)),
  adminRoute('getCustomer', ({ params, session, actor }) => openCustomer(deps, params.id, session.staff.role, actor)),
  adminChange(
    'addCustomerNote',
    ({ params, session }) => readCustomer(deps, params.id, session.staff.role),
    ({ params, body, actor }) => addCustomerNote(deps, params.id, body, actor),
  ),
];
