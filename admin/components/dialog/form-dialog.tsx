// A dialog with a form. It is sent once, also by a double click; a refused field says why; when it
// is done, it closes.
import { type FormEvent, type ReactNode, useRef } from 'react';
import { type FormFields, type ShopForm, showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { Form, SubmitButton } from '../fields/form.tsx';
import type { KeptText } from '../fields/kept-note.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps<Fields extends FormFields, Value, Data> {
  title: string;
  /** Of `useKeptForm`; of `useShopForm` if it has numbers and choices only. */
  form: ShopForm<Fields, Value> & { readonly kept?: KeptText };
  /** Above the form. */
  intro?: ReactNode;
  submit: ReactNode;
  /** Without an answer, the caller says what became of it; after false, what is typed is kept. */
  onSend: (value: Value) => Promise<{ readonly data?: Data; readonly error?: unknown } | false | undefined | void>;
  onDone?: (data: Data, value: Value) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** Below the form. */
  after?: ReactNode;
}

export function FormDialog<Fields extends FormFields, Value, Data>(props: FormDialogProps<Fields, Value, Data>) {
  const { title, form, intro, submit, onSend, onDone, onClose, children, after } = props;
  const { errors, isSubmitting } = form.formState;
  const isSent = useRef(false);
  const send = form.handleSubmit(async (value) => {
    const answer = await onSend(value);
    if (!answer) return answer;
    const { data, error } = answer;
    if (error) {
      // The proof of identity was closed on purpose: no error is shown, and what is typed is kept.
      const isLeft = (error as { code?: string }).code === 'step-up-required';
      return isLeft ? false : showFieldErrors(form, { error, payload: error });
    }
    onClose();
    onDone?.(data as Data, value);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    void send(event).finally(() => {
      isSent.current = false;
    });
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {intro}
      <Form onSubmit={onSubmit} error={errors.root?.message} {...(form.kept && { kept: form.kept })}>
        {children}
        <SubmitButton isPending={isSubmitting}>{submit}</SubmitButton>
      </Form>
      {after}
    </Dialog>
  );
}
