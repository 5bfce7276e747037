// Fields for a person's name and number.
import type { ComponentProps } from 'react';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { TextField } from '../../../design/fields/text-field.tsx';

type Attributes = Omit<ComponentProps<typeof TextField>, 'label'>;

export const NameFields = ({ field }: { field: (name: 'firstname' | 'lastname') => Attributes }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <TextField label={fieldLabels.firstname} autoComplete="given-name" {...field('firstname')} />
    <TextField label={fieldLabels.lastname} autoComplete="family-name" {...field('lastname')} />
  </div>
);

export const MobileField = (field: Attributes) => (
  <TextField label={fieldLabels.mobile} type="tel" inputMode="tel" autoComplete="tel-national" {...field} />
);
