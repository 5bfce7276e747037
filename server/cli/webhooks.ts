// The provider's events: those that could not be applied yet, and trying one again.
import { commandLine, recordAction } from '../modules/audit-log/audit-log.service.ts';
import { listWebhooks, replayWebhook } from '../modules/payments/webhooks/webhooks.service.ts';
import { type Command, CommandError } from './command.ts';
import { limitOf, writeRows, writeTime } from './table.ts';

export const webhooksCommands: readonly Command[] = [
  {
    name: 'webhooks list',
    takes: '[--all] [--limit N]',
    summary: 'Lists webhook events that are not applied, or with --all every one, newest first',
    options: { all: { type: 'boolean' }, limit: { type: 'string' } },
    run: async ({ values, withShop, print }) => {
      const wanted = { isAll: values.all === true, limit: limitOf(values.limit) };
      const events = await withShop((deps) => listWebhooks(deps, wanted));
      const rows = events.map((event) => [
        event.id,
        writeTime(event.received_at),
        event.event,
        event.provider_order_id ?? '',
        event.provider_payment_id ?? '',
        event.processed_at ? 'applied' : event.try_at ? `next try ${writeTime(event.try_at)}` : 'given up',
      ]);
      writeRows(print, ['ID', 'RECEIVED', 'EVENT', 'ORDER', 'PAYMENT', 'STATE'], rows);
    },
  },
  {
    name: 'webhooks replay',
    takes: 'ID',
    summary: 'Applies one event again; safe to repeat',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      const event = await withShop(async (deps) => {
        await recordAction(deps.db, deps.clock, commandLine, { action: 'webhooks replay', subject: `webhook ${id}` });
        return replayWebhook(deps, id);
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
