// A form of a schema: its fields, its root error, and its button. Its method keeps what is typed out
// of the address if a script fails.
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { Kept } from '../../store/use-kept-form.ts';
import { KeptNote } from './kept-note.tsx';
import { Notice } from '../page/notice.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** The message of the form's root error. */
  error?: string | undefined;
  /** Of `useKeptForm`: what is said about a text that came back. */
  kept?: Kept;
  children: ReactNode;
}

export function Form({ error, kept, children, className = '', ...form }: FormProps) {
  return (
    <form method="post" noValidate {...form} className={`flex flex-col gap-4 ${className}`}>
      {kept && <KeptNote kept={kept} />}
      {error && (
        <Notice tone="danger" role="alert" className="font-medium">
          {error}
        </Notice>
      )}
      {children}
    </form>
  );
}

export const SubmitButton = ({ isPending, children }: { isPending: boolean; children: ReactNode }) => (
  <Button type="submit" kind="primary" isPending={isPending}>
    {children}
  </Button>
);
