// Sections for staff alone: the sender of mails, messages to customers, a manager's limit for refunds.
import { messageKinds, messageProblem, placeholdersOf } from '@taana-baana/contract/content/customer-messages.ts';
import { messages as messageTexts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { TextAreaField } from '../../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../../design/fields/text-field.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { fieldOf } from './field-of.ts';

export const MailFields = ({ form }: FieldsProps<'mail'>) => (
  <div className="card flex flex-col gap-4 p-4">
    <TextField {...fieldOf('mail', form, 'senderName')} />
    <TextField {...fieldOf('mail', form, 'senderAddress')} type="email" autoComplete="off" />
  </div>
);

/** A wrong placeholder shows while it is typed. */
export function MessagesFields({ form }: FieldsProps<'messages'>) {
  const typed = form.watch();
  return (
    <div className="card flex flex-col gap-4 p-4">
      {messageKinds.map((kind) => {
        const { error, ...field } = fieldOf('messages', form, kind);
        return (
          <TextAreaField
            key={kind}
            {...field}
            rows={3}
            hint={messageTexts.placeholders(placeholdersOf(kind).join(', '))}
            error={error ?? (typed[kind] ? (messageProblem(kind, typed[kind]) ?? undefined) : undefined)}
          />
        );
      })}
    </div>
  );
}

export const OrdersFields = ({ form }: FieldsProps<'orders'>) => (
  <div className="card p-4">
    <TextField {...fieldOf('orders', form, 'managerRefundLimit')} inputMode="numeric" autoComplete="off" />
  </div>
);
