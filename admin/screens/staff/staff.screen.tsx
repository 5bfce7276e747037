// Members of staff and open invitations.
import { LogOut, UserCheck, UserCog, UserPlus, UserX } from 'lucide';
import { Suspense, useState } from 'react';
import type { Invitation, StaffMember } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { formatDateTime, formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/staff.ts';
import { roleNames } from '@taana-baana/contract/admin/texts/shell.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { Badge, type BadgeTone } from '../../components/badge.tsx';

/** Forms and their schemas are loaded when first opened. */
const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);

export function StaffScreen() {
  const query = adminApi.useListStaffQuery();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <ListPage
      title={texts.title}
      width="form"
      query={query}
      lines={6}
      rowsOf={({ staff }) => staff}
      empty={false}
      bottom={<Suspense>{isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}</Suspense>}
      actions={
        <Button kind="primary" onPress={() => setIsInviting(true)}>
          <Icon of={UserPlus} className="size-4" />
          {texts.invite.button}
        </Button>
      }
    >
      {(staff, { invitations }) => (
        <div className="flex flex-col gap-4">
          <Section heading={texts.members.heading}>
            <ul className="ruled px-4">
              {staff.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </ul>
          </Section>
          {invitations.length > 0 && (
            <Section heading={texts.invitations.heading}>
              <ul className="ruled px-4">
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </Section>
          )}
        </div>
      )}
    </ListPage>
  );
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) {
  const [withdraw, { isLoading }] = adminApi.useWithdrawInvitationMutation();
  const onWithdraw = () => tell(withdraw({ params: { id } }), texts.invitations.withdrawn);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{email}</p>
        <p className="text-ink-soft">{`${roleNames[role]}, ${texts.invitations.until(formatDateTime(expiresAt))}`}</p>
      </div>
      <Button kind="plain" aria-label={texts.invitations.withdrawOf(email)} isPending={isLoading} onPress={onWithdraw}>
        {texts.invitations.withdraw}
      </Button>
    </li>
  );
}

const RoleDialog = lazyPart(async () => (await import('./role-dialog.tsx')).RoleDialog);

const tones: Record<StaffMember['state'], BadgeTone> = {
  active: 'success',
  'not set up': 'warning',
  disabled: 'muted',
};

function MemberRow({ member }: { member: StaffMember }) {
  const { id, name, email, role, state, sessions, createdAt } = member;
  const isMe = adminApi.useGetMeQuery().data?.id === id;
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          <Badge tone="neutral">{roleNames[role]}</Badge>
          {state !== 'active' && <Badge tone={tones[state]}>{texts.states[state]}</Badge>}
          {isMe && <Badge tone="success">{texts.members.you}</Badge>}
        </p>
        <p className="text-ink-soft">{email}</p>
        <p className="text-ink-soft">{`${texts.members.since(formatDay(createdAt))} · ${texts.members.devices(sessions)}`}</p>
      </div>
      {!isMe && <MemberActions member={member} />}
    </li>
  );
}

function MemberActions({ member }: { member: StaffMember }) {
  const { id, name, state, sessions } = member;
  const [disable] = adminApi.useDisableStaffMutation();
  const [enable] = adminApi.useEnableStaffMutation();
  const [endSessions] = adminApi.useEndStaffSessionsMutation();
  const [isChanging, setIsChanging] = useState(false);
  const { ask, dialog } = useQuestion();
  const params = { id };
  const onDisable = () => tell(disable({ params }), texts.disable.done(name));
  const askDisable = () => ask({ ...texts.disable, heading: texts.disable.heading(name), onConfirm: onDisable });
  const actions = [
    { label: texts.changeRole.action, icon: UserCog, onAction: () => setIsChanging(true) },
    ...(sessions > 0
      ? [
          {
            label: texts.endSessions.action,
            icon: LogOut,
            onAction: () => tell(endSessions({ params }), texts.endSessions.done(name)),
          },
        ]
      : []),
    state === 'disabled'
      ? {
          label: texts.enable.action,
          icon: UserCheck,
          onAction: () => tell(enable({ params }), texts.enable.done(name)),
        }
      : { label: texts.disable.action, icon: UserX, onAction: askDisable },
  ];
  return (
    <>
      <ActionsMenu label={texts.members.actionsOf(name)} actions={actions} />
      <Suspense>{isChanging && <RoleDialog member={member} onClose={() => setIsChanging(false)} />}</Suspense>
      {dialog}
    </>
  );
}
