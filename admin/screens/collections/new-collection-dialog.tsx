// Asks for the tag of a new collection, and opens it.
import { useNavigate } from 'react-router';
import { type CollectionList, NewCollection } from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import { add as texts } from '@taana-baana/contract/admin/texts/catalog/collections.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { adminApi } from '../../store/admin-api.ts';

interface NewCollectionDialogProps {
  tags: CollectionList['tags'];
  onClose: () => void;
}

export function NewCollectionDialog({ tags, onClose }: NewCollectionDialogProps) {
  const navigate = useNavigate();
  const [create] = adminApi.useCreateCollectionMutation();
  const form = useShopForm(NewCollection, { tag: '' });
  const field = fieldsOf(form);
  const options = [
    { value: '', label: texts.choose },
    ...tags.map(({ tag, products }) => ({ value: tag, label: texts.tagWith(tag, products) })),
  ];
  return (
    <FormDialog
      title={texts.heading}
      form={form}
      submit={texts.submit}
      onSend={(body) => create({ body })}
      onDone={({ handle }) => void navigate(`/collections/${encodeURIComponent(handle)}`)}
      onClose={onClose}
    >
      <SelectField label={texts.tag} hint={texts.tagHint} options={options} {...field('tag')} />
    </FormDialog>
  );
}
