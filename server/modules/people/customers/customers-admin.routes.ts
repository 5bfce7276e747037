// Customers in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminChange, adminRoute } from '../../admin-route.ts';
import { addCustomerNote, listCustomersOfGroup, openCustomer, readCustomer } from './customers.service.ts';
import { setNoContact, writeAboutCart } from './unfinished.service.ts';

export const customersAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listCustomers', ({ query }) => listCustomersOfGroup(deps, query)),
  adminRoute('getCustomer', ({ params, session, actor }) => openCustomer(deps, params.id, session.staff.role, actor)),
  adminRoute('writeAboutCart', ({ params, actor }) => writeAboutCart(deps, params.id, actor)),
  adminChange(
    'setNoContact',
    ({ params, session }) => readCustomer(deps, params.id, session.staff.role),
    ({ params, body, actor }) => setNoContact(deps, params.id, body, actor),
  ),
  adminChange(
    'addCustomerNote',
    ({ params, session }) => readCustomer(deps, params.id, session.staff.role),
    ({ params, body, actor }) => addCustomerNote(deps, params.id, body, actor),
  ),
];
