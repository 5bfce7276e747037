// The two colours of the brand, each with its contrast and a preview.
import { CircleAlert, CircleCheck } from 'lucide';
import { useId } from 'react';
import { colors as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { accentContrast, pageColors, primaryContrast, textContrast } from '@taana-baana/contract/colors/colors.ts';
import { formatRatio } from '@taana-baana/contract/schemas/shop/settings.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { Section } from '../../../components/page/section.tsx';
import { fieldOf } from '../fields/field-of.ts';
import type { FieldsProps } from '../form/section-page.tsx';

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

interface LookPreviewProps {
  primary: string;
  accent: string;
}

function LookPreview({ primary, accent }: LookPreviewProps) {
  const { ground, paper, ink } = pageColors;
  return (
    <figure className="overflow-hidden rounded-card border border-line text-sm">
      <figcaption className="px-4 py-2 font-semibold">{texts.preview}</figcaption>
      <div style={{ background: accent, color: ink }} className="px-4 py-1.5 text-center font-semibold">
        {texts.stripe}
      </div>
      <div style={{ background: ground, color: ink }} className="p-4">
        <div style={{ background: paper }} className="flex flex-wrap items-center gap-4 rounded-card p-4">
          <span style={{ background: primary, color: paper }} className="button">
            {texts.button}
          </span>
          <span className="min-w-0 flex-1 basis-40">
            {texts.text} <span style={{ color: primary, textDecoration: 'underline' }}>{texts.link}</span>
          </span>
        </div>
      </div>
      <div style={{ background: ink, color: accent }} className="px-4 py-2.5 font-medium">
        {texts.footer}
      </div>
    </figure>
  );
}
