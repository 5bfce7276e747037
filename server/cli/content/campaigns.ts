// Newsletters from the machine: a draft from a file, a test, the sending and its progress.
import { readFile } from 'node:fs/promises';
import { type Campaign, CampaignForm } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { email } from '@taana-baana/contract/schemas/fields.ts';
import { v7 } from 'uuid';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { sendCampaign, stopCampaign, testCampaign } from '../../modules/content/newsletter/campaign-sending.service.ts';
import {
  getCampaign,
  listCampaigns,
  removeCampaign,
  saveCampaign,
} from '../../modules/content/newsletter/campaigns.service.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { confirm, yesOption } from '../options.ts';
import { asWritten, count, facts, group, id, rows, text, time } from '../output/data.ts';

export const campaignsCommands: readonly Command[] = [
  {
    name: 'newsletter campaigns',
    summary: 'Lists the newest 100 newsletters, with what became of their mails',
    examples: [''],
    run: async ({ withShop, show }) => {
      const { campaigns, subscribers } = await withShop((deps) => listCampaigns(deps));
      const list = rows(campaigns, {
        id: id('ID', (campaign) => campaign.id),
        state: text('STATE', (campaign) => campaign.state),
        savedAt: time('SAVED', (campaign) => campaign.savedAt),
        sent: count('SENT', ({ mails }) => mails?.sent),
        queued: count('QUEUED', ({ mails }) => mails?.queued),
        undeliverable: count('UNDELIVERABLE', ({ mails }) => mails?.undeliverable),
        subject: text('SUBJECT', (campaign) => campaign.subject),
      });
      show(group(facts({}, { subscribers: count('Subscribed', () => subscribers) }), { campaigns: list }));
    },
  },
  {
    name: 'newsletter draft',
    summary: 'Saves a new draft with the text in a file',
    details: 'Blank lines separate paragraphs, "## " begins a heading, "- " an item.',
    takes: { FILE: { about: 'the text' } },
    options: { subject: { takes: 'TEXT', about: 'the subject of the mail', isRequired: true } },
    examples: ['letter.txt --subject "New prints"'],
    run: async ({ positionals: [file = ''], values: { subject }, withShop, show }) => {
      const form = CampaignForm.safeParse({ subject, body: await readFile(file, 'utf8'), basedOn: null });
      if (!form.success) throw new CommandError(form.error.issues[0]?.message);
      const { campaign } = await withShop((deps) => saveCampaign(deps, v7(), form.data, commandLine));
      const sentence = `The draft ${campaign.id} is saved. Try it: newsletter test ${campaign.id} EMAIL`;
      show(asWritten({ id: campaign.id }, sentence));
    },
  },
  {
    name: 'newsletter test',
    summary: 'Sends a newsletter to one address, marked as a test',
    takes: { ID: { about: 'as in newsletter campaigns' }, EMAIL: { about: 'your own address' } },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00 me@example.com'],
    run: async ({ positionals: [campaign = '', typed = ''], withShop, print }) => {
      const address = email.safeParse(typed);
      if (!address.success) throw new UsageError(`"${typed}" is no e-mail.`);
      const { to } = await withShop((deps) => testCampaign(deps, campaign, address.data, commandLine));
      print(`A test mail to ${to} is queued; the running shop sends it.`);
    },
  },
  {
    name: 'newsletter send',
    summary: 'Sends a draft to all subscribers; run again, it sends nothing more',
    takes: { ID: { about: 'as in newsletter campaigns' } },
    options: { yes: yesOption },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00 --yes'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [campaign = ''] = positionals;
      const { state, mails } = await withShop(async (deps) => {
        const { draft, subject, subscribers } = await getCampaign(deps, campaign);
        await confirm(call, `This sends "${subject}" to all subscribers (${subscribers}).`);
        return sendCampaign(deps, campaign, draft, commandLine);
      });
      print(`The newsletter is ${state}: ${progressOf(mails)}.`);
      if (state === 'sending') print('The running shop sends it; newsletter campaigns shows how far it is.');
    },
  },
  {
    name: 'newsletter stop',
    summary: 'Stops a newsletter: what is not out yet does not go, now or later',
    takes: { ID: { about: 'as in newsletter campaigns' } },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00'],
    run: async ({ positionals: [campaign = ''], withShop, print }) => {
      const { state, mails } = await withShop((deps) => stopCampaign(deps, campaign, commandLine));
      print(`The newsletter is ${state}: ${progressOf(mails)}.`);
    },
  },
  {
    name: 'newsletter discard',
    summary: 'Deletes a draft that was not sent',
    takes: { ID: { about: 'as in newsletter campaigns' } },
    options: { yes: yesOption },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [campaign = ''] = positionals;
      await withShop(async (deps) => {
        const { subject } = await getCampaign(deps, campaign);
        await confirm(call, `This deletes the draft "${subject}" for good.`);
        await removeCampaign(deps, campaign, commandLine);
      });
      print('The draft is deleted.');
    },
  },
];

const progressOf = (mails: Campaign['mails']): string =>
  `${mails?.sent ?? 0} sent, ${mails?.queued ?? 0} queued, ${mails?.undeliverable ?? 0} undeliverable`;
