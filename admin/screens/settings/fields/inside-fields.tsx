// Sections for staff alone: the sender of mails, a manager's limit for refunds.
import { TextField } from '../../../../design/fields/text-field.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { fieldOf } from './field-of.ts';

export const MailFields = ({ form }: FieldsProps<'mail'>) => (
  <div className="card flex flex-col gap-4 p-4">
    <TextField {...fieldOf('mail', form, 'senderName')} />
    <TextField {...fieldOf('mail', form, 'senderAddress')} type="email" autoComplete="off" />
  </div>
);

export const OrdersFields = ({ form }: FieldsProps<'orders'>) => (
  <div className="card p-4">
    <TextField {...fieldOf('orders', form, 'managerRefundLimit')} inputMode="numeric" autoComplete="off" />
  </div>
);
