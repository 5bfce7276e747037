// Newsletters from the machine: a draft from a file, a test, the sending and its progress.
import { readFile } from 'node:fs/promises';
import { type Campaign, CampaignForm } from '@taana-baana/contract/admin/schemas/campaigns.ts';
import { email } from '@taana-baana/contract/schemas/fields.ts';
import { v7 } from 'uuid';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { sendCampaign, stopCampaign, testCampaign } from '../modules/newsletter/campaign-sending.service.ts';
import { getCampaign, listCampaigns, removeCampaign, saveCampaign } from '../modules/newsletter/campaigns.service.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { writeRows, writeTime } from './table.ts';

export const campaignsCommands: readonly Command[] = [
  {
    name: 'newsletter campaigns',
    summary: 'Lists the newest 100 newsletters, with what became of their mails',
    run: async ({ withShop, print }) => {
      const { campaigns, subscribers } = await withShop((deps) => listCampaigns(deps));
      writeRows(print, ['ID', 'STATE', 'SAVED', 'SENT', 'QUEUED', 'UNDELIVERABLE', 'SUBJECT'], campaigns.map(toRow));
      print(`${subscribers} subscribed.`);
    },
  },
  {
    name: 'newsletter draft',
    takes: 'FILE --subject TEXT',
    summary:
      'Saves a new draft with the text in FILE: blank lines separate paragraphs, "## " begins a heading, "- " an item',
    options: { subject: { type: 'string' } },
    run: async ({ positionals: [file = ''], values: { subject }, withShop, print }) => {
      if (subject === undefined) throw new UsageError('--subject is missing.');
      const form = CampaignForm.safeParse({ subject, body: await readFile(file, 'utf8'), basedOn: null });
      if (!form.success) throw new CommandError(form.error.issues[0]?.message);
      const { campaign } = await withShop((deps) => saveCampaign(deps, v7(), form.data, commandLine));
      print(`The draft ${campaign.id} is saved. Try it: newsletter test ${campaign.id} EMAIL`);
    },
  },
  {
    name: 'newsletter test',
    takes: 'ID EMAIL',
    summary: 'Sends the newsletter to EMAIL only, marked as a test',
    run: async ({ positionals: [id = '', typed = ''], withShop, print }) => {
      const address = email.safeParse(typed);
      if (!address.success) throw new UsageError(`"${typed}" is no e-mail.`);
      const { to } = await withShop((deps) => testCampaign(deps, id, address.data, commandLine));
      print(`A test mail to ${to} is queued; the running shop sends it.`);
    },
  },
  {
    name: 'newsletter send',
    takes: 'ID --yes',
    summary: 'Sends a draft to all subscribers; run again, it sends nothing more',
    options: { yes: { type: 'boolean' } },
    run: async ({ positionals: [id = ''], values, withShop, print }) => {
      const { state, mails } = await withShop(async (deps) => {
        const { draft, subject, subscribers } = await getCampaign(deps, id);
        if (!values.yes)
          throw new CommandError(`This sends "${subject}" to all subscribers (${subscribers}). Add --yes to confirm.`);
        return sendCampaign(deps, id, draft, commandLine);
      });
      print(`The newsletter is ${state}: ${progressOf(mails)}.`);
      if (state === 'sending') print('The running shop sends it; newsletter campaigns shows how far it is.');
    },
  },
  {
    name: 'newsletter stop',
    takes: 'ID',
    summary: 'Stops a newsletter: what is not out yet does not go, now or later',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      const { state, mails } = await withShop((deps) => stopCampaign(deps, id, commandLine));
      print(`The newsletter is ${state}: ${progressOf(mails)}.`);
    },
  },
  {
    name: 'newsletter discard',
    takes: 'ID',
    summary: 'Deletes a draft that was not sent',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      await withShop((deps) => removeCampaign(deps, id, commandLine));
      print('The draft is deleted.');
    },
  },
];

const progressOf = (mails: Campaign['mails']): string =>
  `${mails?.sent ?? 0} sent, ${mails?.queued ?? 0} queued, ${mails?.undeliverable ?? 0} undeliverable`;

const toRow = ({ id, state, savedAt, mails, subject }: Campaign): string[] => [
  id,
  state,
  writeTime(savedAt),
  ...[mails?.sent, mails?.queued, mails?.undeliverable].map((count) => (count === undefined ? '' : String(count))),
  subject,
];
