// Subscribes in the footer, confirms by the mailed link, and unsubscribes by the link in every
// mail.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { Answer, type Route, route } from '../../route.ts';
import { confirmSubscription, subscribe, unsubscribeByToken } from './newsletter.service.ts';

export const newsletterRoutes = (deps: Deps): Route[] => [
  route(
    'subscribeNewsletter',
    async ({ body }) => {
      const isNew = await subscribe(deps, body.email);
      return new Answer({ message: serverMessages.subscribed }, { status: isNew ? 201 : 200 });
    },
    { perAddress: { attempts: 60, minutes: 10 }, perAccount: { attempts: 20, minutes: 10 } },
  ),
  route(
    'confirmNewsletter',
    async ({ params }) => {
      await confirmSubscription(deps, params.token);
      return { message: serverMessages.newsletterConfirmed };
    },
    { perAddress: { attempts: 300, minutes: 10 } },
  ),
  route('unsubscribeNewsletter', async ({ params }) => {
    await unsubscribeByToken(deps, params.token);
    return { message: serverMessages.unsubscribed };
  }),
];
