// The provider's events: those that could not be applied yet, and trying one again.
import { commandLine, recordAction } from '../../modules/shop/audit-log/audit-log.service.ts';
import { replayWebhook } from '../../modules/selling/actions/checkout/webhooks.service.ts';
import { listRecentEvents } from '../../modules/selling/money/methods/razorpay/webhooks.repository.ts';
import { type Command, CommandError } from '../command.ts';
import { limitOf, limitOption } from '../options.ts';
import { id, rows, text, time } from '../output/data.ts';

export const webhooksCommands: readonly Command[] = [
  {
    name: 'webhooks list',
    summary: 'Lists webhook events that are not applied, newest first',
    options: { all: { about: 'every event, also those that are applied' }, limit: limitOption },
    examples: ['', '--all --limit 10'],
    run: async ({ values, withShop, show }) => {
      const wanted = { isAll: values.all === true, limit: limitOf(values) };
      const events = await withShop(({ db }) => listRecentEvents(db, wanted));
      const list = rows(events, {
        id: id('ID', (event) => event.id),
        receivedAt: time('RECEIVED', (event) => event.received_at),
        event: id('EVENT', (event) => event.event),
        state: text('STATE', (event) => (event.processed_at ? 'applied' : event.try_at ? 'waits' : 'given up')),
        nextTryAt: time('NEXT TRY', (event) => (event.processed_at ? null : event.try_at)),
        order: id('ORDER', (event) => event.provider_order_id),
        payment: id('PAYMENT', (event) => event.provider_payment_id),
      });
      show(list);
    },
  },
  {
    name: 'webhooks replay',
    summary: 'Applies one event again; safe to repeat',
    takes: { ID: { about: 'as in webhooks list' } },
    examples: ['evt_7K3F9Q2M1XW0AB'],
    run: async ({ positionals: [wanted = ''], withShop, print }) => {
      const event = await withShop(async (deps) => {
        const action = { action: 'webhooks replay', subject: `webhook ${wanted}` } as const;
        await recordAction(deps.db, deps.clock, commandLine, action);
        return replayWebhook(deps, wanted);
      });
      if (event.processed_at === null) {
        throw new CommandError(
          `It could not be applied: there is no order of ${event.provider_order_id ?? 'it'}, or the provider does not say that it is paid.`,
        );
      }
      print('Applied.');
    },
  },
];
