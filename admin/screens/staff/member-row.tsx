// A member of staff, with the owner's actions.
import { LogOut, UserCheck, UserCog, UserX } from 'lucide';
import { Suspense, useState } from 'react';
import type { StaffMember } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { roleNames } from '@taana-baana/contract/admin/texts/shell.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/staff.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

const RoleDialog = lazyPart(async () => (await import('./role-dialog.tsx')).RoleDialog);

const looks = {
  active: 'bg-leaf-wash text-leaf',
  'not set up': 'bg-turmeric-wash text-ink',
  disabled: 'bg-sunk text-ink-soft',
};

export function MemberRow({ member }: { member: StaffMember }) {
  const { id, name, email, role, state, sessions, createdAt } = member;
  const isMe = adminApi.useGetMeQuery().data?.id === id;
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          <span className="badge bg-sunk text-ink">{roleNames[role]}</span>
          {state !== 'active' && <span className={`badge ${looks[state]}`}>{texts.states[state]}</span>}
          {isMe && <span className="badge bg-leaf-wash text-leaf">{texts.members.you}</span>}
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
