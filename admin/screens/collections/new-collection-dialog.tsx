// Asks for the tag of a new collection, and opens it.
import { useNavigate } from 'react-router';
import { type CollectionList, NewCollection } from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import { add as texts } from '@taana-baana/contract/admin/texts/catalog/collections.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SelectField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { adminApi } from '../../store/admin-api.ts';

interface NewCollectionDialogProps {
  tags: CollectionList['tags'];
  onClose: () => void;
}

export function NewCollectionDialog({ tags, onClose }: NewCollectionDialogProps) {
  const navigate = useNavigate();
  const [create] = adminApi.useCreateCollectionMutation();
  const form = useShopForm(NewCollection, { tag: '' });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async (body) => {
    const { data, error } = await create({ body });
    if (data) return navigate(`/collections/${encodeURIComponent(data.handle)}`);
    return showFieldErrors(form, { error, payload: error });
  });
  const options = [
    { value: '', label: texts.choose },
    ...tags.map(({ tag, products }) => ({ value: tag, label: texts.tagWith(tag, products) })),
  ];
  return (
    <Dialog title={texts.heading} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message}>
        <SelectField
          label={texts.tag}
          hint={texts.tagHint}
          options={options}
          error={errors.tag?.message}
          {...form.register('tag')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
