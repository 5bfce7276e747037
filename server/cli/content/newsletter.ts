// The newsletter's subscribers from the machine.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type SubscriberTab, subscriberTabs } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '../../modules/content/newsletter/subscribers-admin.service.ts';
import type { Command, CommandCall, Option } from '../command.ts';
import { confirm, yesOption } from '../options.ts';
import { count, facts, group, id, rows, text, time } from '../output/data.ts';

const state: Option = { takes: 'STATE', about: 'only these', choices: subscriberTabs, usual: 'subscribed' };

export const newsletterCommands: readonly Command[] = [
  {
    name: 'newsletter list',
    summary: 'Lists the newest 50 subscribers, and counts all',
    takes: { SEARCH: { about: 'what their e-mails contain', isOptional: true } },
    options: { state },
    examples: ['', 'asha --state waiting'],
    run: async ({ positionals: [search], values, withShop, show }) => {
      const query = { tab: tabOf(values), search, after: undefined };
      const { subscribers, counts } = await withShop((deps) => listSubscribers(deps, query));
      const list = rows(subscribers, {
        email: id('E-MAIL', (one) => one.email),
        state: text('STATE', (one) => one.state),
        since: time('SINCE', (one) => one.since),
        id: id('ID', (one) => one.id),
      });
      const sums = facts(counts, {
        subscribed: count('Subscribed', (all) => all.subscribed),
        waiting: count('Waiting', (all) => all.waiting),
        ended: count('Ended', (all) => all.ended),
      });
      show(group(sums, { subscribers: list }));
    },
  },
  {
    name: 'newsletter export',
    summary: 'Writes the subscribers into a CSV file',
    takes: { FILE: { about: 'the CSV file; an existing one is replaced' } },
    options: { state },
    examples: ['subscribers.csv', 'waiting.csv --state waiting'],
    run: async ({ positionals: [file = ''], values, withShop, print }) => {
      const tab = tabOf(values);
      await withShop(async (deps) =>
        pipeline(await exportSubscribers(deps, tab, commandLine), createWriteStream(file, { mode: 0o600 })),
      );
      print(`The subscribers are in ${file}.`);
    },
  },
  {
    name: 'newsletter remove',
    summary: 'Deletes a subscription',
    takes: { ID: { about: 'as in newsletter list' } },
    options: { yes: yesOption },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [subscriber = ''] = positionals;
      await confirm(call, `This deletes the subscription ${subscriber} for good.`);
      await withShop((deps) => removeSubscriber(deps, subscriber, commandLine));
      print('The subscription is deleted.');
    },
  },
];

const tabOf = ({ state: given }: CommandCall['values']): SubscriberTab =>
  subscriberTabs.find((known) => known === given) ?? 'subscribed';
