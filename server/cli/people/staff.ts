// Members of staff, from the machine: the first invitation, and the last resort.
import { roles } from '@taana-baana/contract/admin/permissions.ts';
import { EmailForm, InvitationForm } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { isAdminBuilt } from '../../admin/built-admin.ts';
import type { Deps } from '../../deps.ts';
import { commandLine, listAuditLog } from '../../modules/shop/audit-log/audit-log.service.ts';
import { type MadeInvitation, inviteStaff } from '../../modules/people/staff/invitations/invitations.service.ts';
import {
  disableStaff,
  listStaff,
  requireStaffByEmail,
  resetStaff,
} from '../../modules/people/staff/staff-admin.service.ts';
import { testPush } from '../../modules/shop/push/send-pushes.service.ts';
import { type Command, type CommandCall, CommandError, UsageError } from '../command.ts';
import { limitOf, limitOption } from '../options.ts';
import { asWritten, count, fields, id, rows, text, time } from '../output/data.ts';

export const staffCommands: readonly Command[] = [
  {
    name: 'staff list',
    summary: 'Lists the members of staff and the open invitations',
    examples: [''],
    run: async ({ withShop, show }) => {
      const { staff, invitations } = await withShop((deps) => listStaff(deps));
      const members = staff.map((one) => ({ ...one, invitedUntil: null }));
      const noAccount = { state: 'invited', sessions: null, name: null };
      const invited = invitations.map((one) => ({ ...noAccount, ...one, invitedUntil: one.expiresAt }));
      const list = rows([...members, ...invited], {
        email: id('E-MAIL', (one) => one.email),
        name: text('NAME', (one) => one.name),
        role: text('ROLE', (one) => one.role),
        state: text('STATE', (one) => one.state),
        sessions: count('SESSIONS', (one) => one.sessions),
        invitedUntil: time('INVITED UNTIL', (one) => one.invitedUntil),
      });
      show(list);
    },
  },
  {
    name: 'staff invite',
    summary: 'Invites somebody to the admin, and prints the link',
    details: 'The link works once, for 24 hours. It is mailed too when SMTP_URL is set.',
    takes: { EMAIL: { about: 'of the new member' } },
    options: { role: { takes: 'ROLE', about: 'what they may do', isRequired: true, choices: roles } },
    examples: ['meena@example.com --role packer'],
    run: async (call) => {
      const form = InvitationForm.safeParse({ email: call.positionals[0], role: call.values.role });
      if (!form.success) throw new UsageError(form.error.issues[0]?.message ?? '');
      await printLink(call, (deps) => inviteStaff(deps, form.data, commandLine));
    },
  },
  {
    name: 'staff reset',
    summary: 'Gives a member of staff a new link to set up the account',
    details: 'Ends their password, second factors and sessions.',
    takes: { EMAIL: { about: 'of the member, as staff list shows it' } },
    options: { email: { takes: 'ADDRESS', about: 'their own, if somebody else has changed it' } },
    examples: ['meena@example.com', 'thief@example.com --email meena@example.com'],
    run: (call) => {
      const { email } = call.values;
      const form = EmailForm.safeParse({ email });
      if (email !== undefined && !form.success) throw new UsageError(form.error.issues[0]?.message ?? '');
      return printLink(call, async (deps) =>
        resetStaff(deps, await requireStaffByEmail(deps, emailOf(call)), commandLine, form.data?.email),
      );
    },
  },
  {
    name: 'staff push-test',
    summary: 'Sends a test to the devices of a member of staff, and says how many took it',
    takes: { EMAIL: { about: 'of the member' } },
    examples: ['meena@example.com'],
    run: async (call) => {
      const { sent, failed } = await call.withShop(async (deps) =>
        testPush(deps, await requireStaffByEmail(deps, emailOf(call)), commandLine),
      );
      call.print(`Devices that took it: ${sent}. Not reached: ${failed}.`);
      if (failed > 0) throw new CommandError('The log says what each push service answered.');
      if (sent === 0) throw new CommandError('Turn messages on first, in the admin under Account.');
    },
  },
  {
    name: 'staff disable',
    summary: 'Signs a member of staff out everywhere, for good',
    details: 'An owner can enable them again in the admin.',
    takes: { EMAIL: { about: 'of the member' } },
    examples: ['meena@example.com'],
    run: async (call) => {
      await call.withShop(async (deps) =>
        disableStaff(deps, await requireStaffByEmail(deps, emailOf(call)), commandLine),
      );
      call.print('The account is disabled.');
    },
  },
  {
    name: 'audit-log',
    summary: 'Lists what staff and the command line changed, newest first',
    options: { limit: limitOption },
    examples: ['', '--limit 100'],
    run: async ({ values, withShop, show }) => {
      const { entries } = await withShop((deps) => listAuditLog(deps, { limit: limitOf(values) }));
      const list = rows(entries, {
        at: time('WHEN', (one) => one.at),
        who: text('WHO', (one) => one.staff?.name ?? 'command line'),
        action: text('ACTION', (one) => one.action),
        subject: text('SUBJECT', (one) => one.subject),
        before: fields('BEFORE', (one) => one.before),
        after: fields('AFTER', (one) => one.after),
      });
      show(list);
    },
  },
];

const emailOf = ({ positionals: [email = ''] }: CommandCall): string => email;

async function printLink(
  { config, withShop, print, show }: CommandCall,
  make: (deps: Deps) => Promise<MadeInvitation>,
): Promise<void> {
  if (!config().admin) throw new CommandError('Set ADMIN_URL first: the link leads there.');
  const { invitation, link } = await withShop(make);
  const { email, expiresAt } = invitation;
  show(asWritten({ email, link, expiresAt }, `${email} sets up the account here, once, within 24 hours:\n${link}`));
  if (config().smtpUrl) print('The link is mailed too.');
  if (!isAdminBuilt()) print('The screens of the admin are not built yet: until then the link opens nothing.');
}
