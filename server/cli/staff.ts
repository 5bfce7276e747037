// Members of staff, from the machine: the first invitation, and the last resort.
import { InvitationForm } from '@taana-baana/contract/admin/schemas/staff.ts';
import { isAdminBuilt } from '../admin/built-admin.ts';
import type { Deps } from '../deps.ts';
import { commandLine, listAuditLog } from '../modules/audit-log/audit-log.service.ts';
import { type MadeInvitation, inviteStaff } from '../modules/staff/invitations.service.ts';
import { disableStaff, listStaff, requireStaffByEmail, resetStaff } from '../modules/staff/staff-admin.service.ts';
import { type Command, type CommandCall, CommandError, UsageError } from './command.ts';
import { limitOf, writeRows, writeTime } from './table.ts';

export const staffCommands: readonly Command[] = [
  {
    name: 'staff list',
    summary: 'Lists the members of staff and the open invitations',
    run: async ({ withShop, print }) => {
      const { staff, invitations } = await withShop((deps) => listStaff(deps));
      const members = staff.map((one) => [one.email, one.role, one.state, String(one.sessions), one.name]);
      const invited = invitations.map((one) => [
        one.email,
        one.role,
        `invited until ${writeTime(one.expiresAt)}`,
        '',
        '',
      ]);
      writeRows(print, ['E-MAIL', 'ROLE', 'STATE', 'SESSIONS', 'NAME'], [...members, ...invited]);
    },
  },
  {
    name: 'staff invite',
    takes: 'EMAIL --role=ROLE',
    summary:
      'Invites somebody to the admin as owner, manager, packer or accountant; prints the link, and mails it when SMTP_URL is set',
    options: { role: { type: 'string' } },
    run: async (call) => {
      const form = InvitationForm.safeParse({ email: call.positionals[0], role: call.values.role });
      if (!form.success) throw new UsageError(form.error.issues[0]?.message ?? '');
      await printLink(call, (deps) => inviteStaff(deps, form.data, commandLine));
    },
  },
  {
    name: 'staff reset',
    takes: 'EMAIL',
    summary:
      'Ends the password, second factors and sessions of a member of staff, and prints a link to set up new ones',
    run: (call) =>
      printLink(call, async (deps) => resetStaff(deps, await requireStaffByEmail(deps, emailOf(call)), commandLine)),
  },
  {
    name: 'staff disable',
    takes: 'EMAIL',
    summary: 'Signs a member of staff out everywhere, for good; an owner can enable them again in the admin',
    run: async (call) => {
      await call.withShop(async (deps) =>
        disableStaff(deps, await requireStaffByEmail(deps, emailOf(call)), commandLine),
      );
      call.print('The account is disabled.');
    },
  },
  {
    name: 'audit-log',
    takes: '[--limit N]',
    summary: 'Lists what staff and the command line changed, newest first',
    options: { limit: { type: 'string' } },
    run: async ({ values, withShop, print }) => {
      const { entries } = await withShop((deps) => listAuditLog(deps, { limit: limitOf(values.limit) }));
      const rows = entries.map((one) => [
        writeTime(one.at),
        one.staff?.name ?? 'command line',
        one.action,
        one.subject,
        one.before ? JSON.stringify(one.before) : '',
        one.after ? JSON.stringify(one.after) : '',
      ]);
      writeRows(print, ['WHEN', 'WHO', 'ACTION', 'SUBJECT', 'BEFORE', 'AFTER'], rows);
    },
  },
];

const emailOf = ({ positionals: [email = ''] }: CommandCall): string => email;

async function printLink(
  { config, withShop, print }: CommandCall,
  make: (deps: Deps) => Promise<MadeInvitation>,
): Promise<void> {
  if (!config().admin) throw new CommandError('Set ADMIN_URL first: the link leads there.');
  const { invitation, link } = await withShop(make);
  print(`${invitation.email} sets up the account here, once, within 24 hours:`);
  print(link);
  if (config().smtpUrl) print('The link is mailed too.');
  if (!isAdminBuilt()) print('The screens of the admin are not built yet: until then the link opens nothing.');
}
