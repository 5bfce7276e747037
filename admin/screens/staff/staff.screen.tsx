// Members of staff and open invitations.
import { UserPlus } from 'lucide';
import { Suspense, useState } from 'react';
import type { Invitation } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { roleNames } from '@taana-baana/contract/admin/texts/shell.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/staff.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { MemberRow } from './member-row.tsx';

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
