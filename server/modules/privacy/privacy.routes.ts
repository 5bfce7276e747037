// What a customer may ask of the shop about its own data: all of it in one file, and that it be forgotten.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../deps.ts';
import { Answer, type Route, route } from '../route.ts';
import { deleteAccount, exportData } from './privacy.service.ts';

export const privacyRoutes = (deps: Deps): Route[] => [
  route(
    'exportData',
    async ({ customer, token }) =>
      new Answer(await exportData(deps, customer, token as string), {
        headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
      }),
    { perAccount: { tries: 30, minutes: 10 } },
  ),
  route('deleteAccount', async ({ customer, body, network }) => {
    await deleteAccount(deps, customer, body.password, network);
    return { message: serverMessages.accountDeleted };
  }),
];
