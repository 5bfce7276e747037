// The two colours of the brand, each with its contrast and a preview.
import { CircleAlert, CircleCheck } from 'lucide';
import { useId } from 'react';
import { formatRatio } from '@taana-baana/contract/schemas/settings.ts';
import { colors as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { accentContrast, primaryContrast, textContrast } from '@taana-baana/contract/colors/colors.ts';
import { TextField } from '../../../components/fields/fields.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Section } from '../../../components/page/section.tsx';
import { fieldOf } from '../fields/field-of.ts';
import type { FieldsProps } from '../form/section-page.tsx';
import { LookPreview } from './look-preview.tsx';

const contrasts = { primary: primaryContrast, accent: accentContrast };

/** As a person types it: letter case and spaces do not matter. */
const toColor = (typed: string): string | undefined => /^#[0-9a-f]{6}$/.exec(typed.trim().toLowerCase())?.[0];

export function LookFields({ form }: FieldsProps<'look'>) {
  const primary = toColor(form.watch('primary'));
  const accent = toColor(form.watch('accent'));
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-5 p-4">
        <ColorField form={form} name="primary" color={primary} />
        <ColorField form={form} name="accent" color={accent} />
        {primary && accent && <LookPreview primary={primary} accent={accent} />}
      </div>
    </Section>
  );
}

interface ColorFieldProps extends FieldsProps<'look'> {
  name: 'primary' | 'accent';
  /** Undefined while the typed text is not a colour. */
  color: string | undefined;
}

function ColorField({ form, name, color }: ColorFieldProps) {
  const field = fieldOf('look', form, name);
  const contrastId = useId();
  const ratio = color ? contrasts[name](color) : undefined;
  const isReadable = ratio === undefined || ratio >= textContrast;
  const pick = (value: string) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
      <input
        type="color"
        aria-label={texts.pick(field.label)}
        value={color ?? '#000000'}
        onChange={(event) => pick(event.target.value)}
        className="color-input mt-6.5"
      />
      {/* The line below says why a colour is unreadable, while it is typed. */}
      <TextField
        {...field}
        error={color ? undefined : field.error}
        {...(isReadable ? {} : { 'aria-invalid': true, 'aria-describedby': contrastId })}
        autoComplete="off"
        spellCheck={false}
      />
      {ratio !== undefined && <Contrast id={contrastId} ratio={ratio} isEnough={isReadable} />}
    </div>
  );
}

function Contrast({ id, ratio, isEnough }: { id: string; ratio: number; isEnough: boolean }) {
  return (
    <p
      id={id}
      role="status"
      className={`col-span-2 flex items-start gap-1.5 text-sm font-medium ${isEnough ? 'text-leaf' : 'text-madder'}`}
    >
      <Icon of={isEnough ? CircleCheck : CircleAlert} className="mt-0.5 size-4" />
      {`${texts.contrast} ${(isEnough ? texts.passes : texts.fails)(formatRatio(ratio), textContrast)}`}
    </p>
  );
}
