// Gives a member another role.
import { roles } from '@taana-baana/contract/admin/permissions.ts';
import { RoleForm, type StaffMember } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { roleNames } from '@taana-baana/contract/admin/texts/shell.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/staff.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { showToast, tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

export const roleOptions = roles.map((role) => ({ value: role, label: roleNames[role] }));

export function RoleDialog({
  member: { id, name, role: before },
  onClose,
}: {
  member: StaffMember;
  onClose: () => void;
}) {
  const form = useShopForm(RoleForm, { role: before });
  const field = fieldsOf(form);
  const [changeRole] = adminApi.useChangeRoleMutation();
  const onUndo = () => tell(changeRole({ params: { id }, body: { role: before } }));
  return (
    <FormDialog
      title={texts.changeRole.heading(name)}
      form={form}
      submit={texts.changeRole.submit}
      onSend={(body) => changeRole({ params: { id }, body })}
      onDone={(_, { role }) => showToast(texts.changeRole.done(name, roleNames[role]), { onUndo })}
      onClose={onClose}
    >
      <SelectField
        label={texts.invite.role}
        hint={texts.roleHints[form.watch('role')]}
        options={roleOptions}
        {...field('role')}
      />
    </FormDialog>
  );
}
