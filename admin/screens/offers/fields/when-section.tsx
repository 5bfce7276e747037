// From when until when an offer runs, its limits, and what else may be in the same order.
import { others, limits, when as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { offerLimits } from '@taana-baana/contract/limits.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { ChoiceField } from '../../../components/fields/choice-field.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import { formatIndianTime, readIndianTime } from '../../../components/indian-time.ts';
import { Section } from '../../../components/page/section.tsx';
import { adminApi } from '../../../store/admin-api.ts';
import { amountOf, type SectionProps } from './section-props.ts';

export function WhenSection({ text, errors, onType }: SectionProps) {
  const time = (field: 'startsAt' | 'endsAt', label: string, hint: string) => (
    <TextField
      type="datetime-local"
      label={label}
      hint={hint}
      error={errors[field]}
      // Its own text while a date is incomplete and therefore invalid.
      defaultValue={formatIndianTime(text[field])}
      key={text[field]}
      onBlur={({ target }) => onType({ [field]: readIndianTime(target.value) })}
    />
  );
  return (
    <Section heading={texts.heading}>
      <div className="p-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {time('startsAt', texts.from, texts.fromHint)}
          {time('endsAt', texts.until, texts.untilHint)}
        </div>
        <p className="mt-1 text-sm text-ink-soft">{texts.zone}</p>
      </div>
    </Section>
  );
}

export function LimitsSection(section: SectionProps) {
  const { text, onType } = section;
  const amount = amountOf(section);
  return (
    <Section heading={limits.heading}>
      <div className="flex flex-col gap-4 p-4">
        <div className="grid items-start gap-4 xs:grid-cols-2 sm:grid-cols-3">
          <NumberField label={limits.uses} hint={limits.anyHint} {...amount('uses', 'limits.uses')} />
          <NumberField
            label={limits.usesPerCustomer}
            hint={limits.anyHint}
            {...amount('usesPerCustomer', 'limits.usesPerCustomer')}
          />
          <NumberField label={limits.budget} hint={limits.budgetHint} {...amount('budget', 'limits.budget')} />
        </div>
        <SwitchField
          label={limits.isPaidOnlineOnly}
          checked={text.isPaidOnlineOnly}
          onChange={({ target }) => onType({ isPaidOnlineOnly: target.checked })}
        />
      </div>
    </Section>
  );
}

export function OthersSection({ text, errors, onType }: SectionProps) {
  const { data } = adminApi.useListOffersQuery();
  const known = new Set((data?.offers ?? []).flatMap(({ terms }) => terms.label ?? []));
  return (
    <Section heading={others.heading} text={others.text}>
      <div className="flex flex-col gap-4 p-4">
        <div>
          {(['offers', 'codes', 'shipping'] as const).map((kind) => (
            <SwitchField
              key={kind}
              label={others.kinds[kind]}
              checked={text.combines[kind]}
              onChange={({ target }) => onType({ combines: { ...text.combines, [kind]: target.checked } })}
            />
          ))}
        </div>
        <ChoiceField
          label={others.label}
          hint={others.labelHint}
          error={errors['label']}
          maxLength={offerLimits.label}
          known={[...known]}
          value={text.label}
          onChange={(label) => onType({ label })}
        />
      </div>
    </Section>
  );
}
