// A dialog with a form. When it is done, it closes.
import type { ReactNode } from 'react';
import type { FormFields } from '../../../design/form/use-shop-form.ts';
import { SchemaForm, type SchemaFormProps } from '../fields/schema-form.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps<Fields extends FormFields, Value, Data> extends SchemaFormProps<Fields, Value, Data> {
  title: string;
  /** Above the form. */
  intro?: ReactNode;
  onClose: () => void;
  /** Below the form. */
  after?: ReactNode;
}

export function FormDialog<Fields extends FormFields, Value, Data>(props: FormDialogProps<Fields, Value, Data>) {
  const { title, intro, onClose, onDone, after, ...form } = props;
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {intro}
      <SchemaForm
        {...form}
        onDone={(data, value) => {
          onClose();
          onDone?.(data, value);
        }}
      />
      {after}
    </Dialog>
  );
}
