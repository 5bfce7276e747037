// A customer's rights over their data: export it as one file, and delete it.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { Answer, type Route, route } from '../../route.ts';
import { deleteAccount, exportData } from './privacy.service.ts';

export const privacyRoutes = (deps: Deps): Route[] => [
  route(
    'exportData',
    async ({ customer, token }) =>
      new Answer(await exportData(deps, customer, token as string), {
        headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
      }),
    { perAccount: { attempts: 30, minutes: 10 } },
  ),
  route('deleteAccount', async ({ customer, body, network }) => {
    await deleteAccount(deps, customer, body.password, network);
    return { message: serverMessages.accountDeleted };
  }),
];
