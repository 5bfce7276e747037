// Gives a member another role.
import { roles } from '@taana-baana/contract/admin/permissions.ts';
import { RoleForm, type StaffMember } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { roleNames } from '@taana-baana/contract/admin/texts/shell.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/staff.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SelectField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
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
  const { errors, isSubmitting } = form.formState;
  const [changeRole] = adminApi.useChangeRoleMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await changeRole({ params: { id }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    onClose();
    const onUndo = () =>
      void changeRole({ params: { id }, body: { role: before } })
        .unwrap()
        .catch(showFailure);
    showToast(texts.changeRole.done(name, roleNames[body.role]), { onUndo });
  });
  return (
    <Dialog title={texts.changeRole.heading(name)} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message}>
        <SelectField
          label={texts.invite.role}
          hint={texts.roleHints[form.watch('role')]}
          options={roleOptions}
          error={errors.role?.message}
          {...form.register('role')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.changeRole.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
