// The social links of the footer.
import { socialHref, socialLabel } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { lists } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { ListField } from '../../../components/fields/list-field.tsx';

const texts = {
  empty: lists.noLinks,
  add: lists.addLink,
  item: lists.link,
  remove: ({ label }: { label: string }) => lists.removeLink(label),
};

export function SocialFields({ form }: FieldsProps<'shop'>) {
  const errors = form.formState.errors.social;
  return (
    <ListField
      items={form.watch('social')}
      onChange={(links) => form.setValue('social', links, { shouldDirty: true, shouldValidate: errors !== undefined })}
      blank={{ label: '', href: 'https://' }}
      error={errors?.message}
      texts={texts}
    >
      {({ label, href }, index, change) => (
        <>
          <TextField
            label={socialLabel}
            value={label}
            error={errors?.[index]?.label?.message}
            onChange={(event) => change({ label: event.target.value })}
          />
          <TextField
            label={socialHref}
            inputMode="url"
            value={href}
            error={errors?.[index]?.href?.message}
            onChange={(event) => change({ href: event.target.value })}
          />
        </>
      )}
    </ListField>
  );
}
