// The newsletter's subscribers from the machine.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type SubscriberTab, subscriberTabs } from '@taana-baana/contract/admin/newsletter-paths.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '../modules/newsletter/subscribers-admin.service.ts';
import { type Command, UsageError } from './command.ts';
import { writeRows, writeTime } from './table.ts';

const options = { tab: { type: 'string' } } as const;

export const newsletterCommands: readonly Command[] = [
  {
    name: 'newsletter list',
    takes: '[SEARCH] [--tab subscribed|waiting|ended]',
    summary: 'Lists the newest 50 subscribers, or those whose address contains SEARCH',
    options,
    run: async ({ positionals: [search], values, withShop, print }) => {
      const query = { tab: tabOf(values.tab), search, after: undefined };
      const { subscribers, counts } = await withShop((deps) => listSubscribers(deps, query));
      const rows = subscribers.map(({ id, email, state, since }) => [id, email, state, writeTime(since)]);
      writeRows(print, ['ID', 'E-MAIL', 'STATE', 'SINCE'], rows);
      print(`${counts.subscribed} subscribed, ${counts.waiting} waiting, ${counts.ended} ended.`);
    },
  },
  {
    name: 'newsletter export',
    takes: 'FILE [--tab subscribed|waiting|ended]',
    summary: 'Writes the subscribers into a CSV file',
    options,
    run: async ({ positionals: [file = ''], values, withShop, print }) => {
      const tab = tabOf(values.tab);
      await withShop(async (deps) =>
        pipeline(await exportSubscribers(deps, tab, commandLine), createWriteStream(file, { mode: 0o600 })),
      );
      print(`The subscribers are in ${file}.`);
    },
  },
  {
    name: 'newsletter remove',
    takes: 'ID',
    summary: 'Deletes a subscription; newsletter list shows the ids',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      await withShop((deps) => removeSubscriber(deps, id, commandLine));
      print('The subscription is deleted.');
    },
  },
];

function tabOf(given: unknown): SubscriberTab {
  const tab = subscriberTabs.find((known) => known === (given ?? 'subscribed'));
  if (tab === undefined) throw new UsageError(`--tab takes ${subscriberTabs.join(', ')}.`);
  return tab;
}
