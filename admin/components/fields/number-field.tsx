// A field for a number. Spread `field('amount')` of its form into it.
import type { ComponentProps } from 'react';
import { TextField } from '../../../design/fields/text-field.tsx';

export const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="numeric" autoComplete="off" className="tabular max-w-40 text-right" {...props} />
);
