// A form of a schema that is sent to the server: once, also if Enter is pressed twice; a refused
// field says why.
import { type FormEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { type FormFields, type ShopForm, showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { Form, SubmitButton } from './form.tsx';
import type { Kept } from '../../store/use-kept-form.ts';

export interface SchemaFormProps<Fields extends FormFields, Value, Data> {
  /** Of `useKeptForm`; of `useShopForm` if it has secrets, or numbers and choices only. */
  form: ShopForm<Fields, Value> & { readonly kept?: Kept };
  /** What the button says, or all that stands below the fields. */
  submit: string | ReactElement;
  /** Without an answer, the caller says what became of it; after false, what is typed is kept. */
  onSend: (value: Value) => Promise<{ readonly data?: Data; readonly error?: unknown } | false | undefined | void>;
  onDone?: (data: Data, value: Value) => void;
  /** Shown unless the form has one of its own. */
  error?: string | undefined;
  className?: string;
  /** The fields. */
  children: ReactNode;
}

export function SchemaForm<Fields extends FormFields, Value, Data>(props: SchemaFormProps<Fields, Value, Data>) {
  const { form, submit, onSend, onDone, error: other, className, children } = props;
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
    onDone?.(data as Data, value);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Without a button that can be pressed, Enter still sends a form of one field.
    if (isSent.current) return;
    isSent.current = true;
    void send(event).finally(() => {
      isSent.current = false;
    });
  };
  return (
    <Form
      onSubmit={onSubmit}
      error={errors.root?.message ?? other}
      className={className}
      {...(form.kept && { kept: form.kept })}
    >
      {children}
      {typeof submit === 'string' ? <SubmitButton isPending={isSubmitting}>{submit}</SubmitButton> : submit}
    </Form>
  );
}
